// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.outbox;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.wire.Header;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.messaging.OutgoingEvent;
import dev.keepsake.messaging.broker.HeaderText;
import dev.keepsake.messaging.broker.Partitions;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jspecify.annotations.Nullable;

/**
 * An event as it lies in the outbox table.
 *
 * @param id makes two events that are otherwise equal differ
 * @param state JSON; absent for a tombstone
 */
record KeptEvent(
        UUID id,
        String topic,
        String key,
        String space,
        long version,
        @Nullable String state,
        @Nullable CallOrigin origin) {

    static KeptEvent of(OutgoingEvent event) {
        return new KeptEvent(
                UUID.randomUUID(),
                event.topic().topicName(),
                event.key(),
                event.space().toString(),
                event.version(),
                event.state() == null ? null : Json.mapper().writeValueAsString(event.state()),
                event.origin());
    }

    ProducerRecord<String, byte[]> on(int partitions) {
        ProducerRecord<String, byte[]> record = new ProducerRecord<>(
                topic,
                Partitions.of(space, partitions),
                key,
                state == null ? null : state.getBytes(StandardCharsets.UTF_8));
        HeaderText.put(record.headers(), Header.SPACE, space);
        HeaderText.put(record.headers(), Header.VERSION, version);
        if (origin != null) {
            HeaderText.put(record.headers(), Header.CALL_ID, origin.callId());
            HeaderText.put(record.headers(), Header.REPLY_PARTITION, origin.replyPartition());
        }
        return record;
    }
}
