// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.wire.Header;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.broker.HeaderText;
import org.apache.kafka.clients.producer.ProducerRecord;

/** The small record that tells a waiting gateway that a reader has taken an event in. */
public final class Settled {
    private Settled() {}

    public static ProducerRecord<String, byte[]> record(CallOrigin origin, String settlement) {
        ProducerRecord<String, byte[]> record = new ProducerRecord<>(
                Topic.REPLIES.topicName(),
                origin.replyPartition(),
                origin.callId().toString(),
                new byte[0]);
        HeaderText.put(record.headers(), Header.CALL_ID, origin.callId());
        HeaderText.put(record.headers(), Header.REPLY_KIND, ReplyKind.SETTLED.wireName());
        HeaderText.put(record.headers(), Header.SETTLED, settlement);
        return record;
    }
}
