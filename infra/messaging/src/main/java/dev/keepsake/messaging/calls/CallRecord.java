// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.wire.Header;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.messaging.broker.HeaderText;
import dev.keepsake.messaging.broker.UnreadableRecord;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Headers;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** A call on the wire: plumbing in the headers, arguments as the value. */
record CallRecord(CallOrigin origin, String tool, Caller caller, Instant deadline, JsonNode arguments) {

    ProducerRecord<String, byte[]> on(String topic) {
        ProducerRecord<String, byte[]> record = new ProducerRecord<>(
                topic, caller.space().toString(), Json.mapper().writeValueAsBytes(arguments));
        Headers headers = record.headers();
        HeaderText.put(headers, Header.CALL_ID, origin.callId());
        HeaderText.put(headers, Header.REPLY_PARTITION, origin.replyPartition());
        HeaderText.put(headers, Header.TOOL, tool);
        HeaderText.put(headers, Header.DEADLINE, deadline);
        HeaderText.put(headers, Header.CALLER, Json.mapper().writeValueAsString(caller));
        return record;
    }

    /** Throws {@link UnreadableRecord}. */
    static CallRecord read(ConsumerRecord<String, byte[]> record) {
        Headers headers = record.headers();
        try {
            CallOrigin origin = new CallOrigin(
                    UUID.fromString(HeaderText.required(headers, Header.CALL_ID)),
                    Integer.parseInt(HeaderText.required(headers, Header.REPLY_PARTITION)));
            Caller caller = Json.mapper().readValue(HeaderText.required(headers, Header.CALLER), Caller.class);
            JsonNode arguments = Json.mapper().readTree(record.value() == null ? new byte[0] : record.value());
            if (caller == null || !arguments.isObject()) {
                throw new UnreadableRecord("The call has no arguments or no caller.");
            }
            return new CallRecord(
                    origin,
                    HeaderText.required(headers, Header.TOOL),
                    caller,
                    Instant.parse(HeaderText.required(headers, Header.DEADLINE)),
                    arguments);
        } catch (JacksonException | IllegalArgumentException | DateTimeException failure) {
            throw new UnreadableRecord("The call cannot be read.", failure);
        }
    }
}
