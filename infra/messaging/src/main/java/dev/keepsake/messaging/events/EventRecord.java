// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.events;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.wire.Header;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.messaging.EventReader;
import dev.keepsake.messaging.IncomingEvent;
import dev.keepsake.messaging.broker.HeaderText;
import dev.keepsake.messaging.broker.UnreadableRecord;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Headers;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** Reads an event off the wire. */
final class EventRecord {
    private EventRecord() {}

    /** Throws {@link UnreadableRecord}. */
    static <E> IncomingEvent<E> read(EventReader<E> reader, ConsumerRecord<String, byte[]> record) {
        Headers headers = record.headers();
        try {
            return new IncomingEvent<>(
                    record.key() == null ? "" : record.key(),
                    HeaderText.get(headers, Header.SPACE).map(SpaceId::of),
                    HeaderText.get(headers, Header.VERSION).map(Long::parseLong).orElse(0L),
                    state(reader, record.value()),
                    origin(headers),
                    HeaderText.get(headers, Header.WRITTEN_AT)
                            .map(Instant::parse)
                            .orElseGet(() -> Instant.ofEpochMilli(record.timestamp())));
        } catch (JacksonException | IllegalArgumentException | DateTimeException failure) {
            throw new UnreadableRecord(
                    "The record is not what " + reader.topic().topicName() + " takes.", failure);
        }
    }

    private static <E> Optional<E> state(EventReader<E> reader, byte @Nullable [] value) {
        if (value == null) {
            if (!reader.knowsTombstones()) {
                throw new UnreadableRecord("The record has no value.");
            }
            return Optional.empty();
        }
        E state = Json.mapper().readValue(value, reader.type());
        if (state == null) {
            throw new UnreadableRecord("The record's value is null.");
        }
        return Optional.of(state);
    }

    /** Whether a caller waits for it. Reads no more than the headers. */
    static boolean isAwaited(ConsumerRecord<String, byte[]> record) {
        return record.headers().lastHeader(Header.CALL_ID.headerName()) != null
                && record.headers().lastHeader(Header.REPLY_PARTITION.headerName()) != null;
    }

    private static Optional<CallOrigin> origin(Headers headers) {
        return HeaderText.get(headers, Header.CALL_ID)
                .flatMap(callId -> HeaderText.get(headers, Header.REPLY_PARTITION)
                        .map(partition -> new CallOrigin(UUID.fromString(callId), Integer.parseInt(partition))));
    }
}
