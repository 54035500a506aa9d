// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.wire.Header;
import dev.keepsake.messaging.RecordRedaction;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.jspecify.annotations.Nullable;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.listener.DeadLetterPublishingRecoverer;

/**
 * Puts a record aside on {@code <topic>.dead}, with the reason in words, the stack, and where it came from. Throws when
 * the broker did not take it.
 */
public final class DeadLetters extends DeadLetterPublishingRecoverer {
    private final RecordRedaction redaction;

    public DeadLetters(KafkaTemplate<String, byte[]> template, RecordRedaction redaction, Failures failures) {
        super(template, (record, failure) -> new TopicPartition(record.topic() + ".dead", -1));
        setHeadersFunction((record, failure) -> new RecordHeaders()
                .add(
                        Header.REASON.headerName(),
                        DeadReason.of(failure, failures).getBytes(StandardCharsets.UTF_8)));
        setVerifyPartition(false);
        setFailIfSendResultIsError(true);
        this.redaction = redaction;
    }

    @Override
    protected ProducerRecord<Object, Object> createProducerRecord(
            ConsumerRecord<?, ?> record,
            TopicPartition topicPartition,
            Headers headers,
            byte @Nullable [] key,
            byte @Nullable [] value) {
        ProducerRecord<Object, Object> letter = super.createProducerRecord(record, topicPartition, headers, key, value);
        return letter.value() instanceof byte[] text
                ? new ProducerRecord<>(
                        letter.topic(), letter.partition(), letter.key(), redaction.redacted(text), letter.headers())
                : letter;
    }

    /** Puts the record aside. */
    public void accept(ConsumerRecord<?, ?> record, UnreadableRecord failure) {
        super.accept(record, failure);
    }

    /** The reason as far as a log may have it: a library's message can quote what it could not read. */
    public static String loggable(Throwable failure) {
        Throwable deepest = failure;
        for (Throwable at = failure; at != null; at = at.getCause()) {
            if (at instanceof CallRefused || at instanceof UnreadableRecord) {
                return String.valueOf(at.getMessage());
            }
            deepest = at;
        }
        return deepest.getClass().getSimpleName();
    }
}
