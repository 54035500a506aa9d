// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.Refusal;
import dev.keepsake.contracts.wire.Header;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.broker.HeaderText;
import java.util.Set;
import org.apache.kafka.clients.producer.ProducerRecord;

/** What a service sends back. */
record Reply(ReplyKind kind, Object body, Set<String> awaits) {
    static Reply result(Object result, Set<String> awaits) {
        return new Reply(ReplyKind.RESULT, result, awaits);
    }

    static Reply refused(Refusal refusal) {
        return new Reply(ReplyKind.REFUSED, refusal, Set.of());
    }

    ProducerRecord<String, byte[]> to(CallOrigin origin) {
        ProducerRecord<String, byte[]> record = new ProducerRecord<>(
                Topic.REPLIES.topicName(),
                origin.replyPartition(),
                origin.callId().toString(),
                Json.mapper().writeValueAsBytes(body));
        HeaderText.put(record.headers(), Header.CALL_ID, origin.callId());
        HeaderText.put(record.headers(), Header.REPLY_KIND, kind.wireName());
        if (!awaits.isEmpty()) {
            HeaderText.put(record.headers(), Header.AWAITS, String.join(",", awaits));
        }
        return record;
    }
}
