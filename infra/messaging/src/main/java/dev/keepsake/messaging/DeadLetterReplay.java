// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.wire.Header;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.broker.HeaderText;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.jspecify.annotations.Nullable;
import org.springframework.kafka.support.KafkaHeaders;

/** Puts dead letters back where they came from, each once. Run by one process at a time. */
public final class DeadLetterReplay {
    private static final String GROUP = "keepsake.replay";
    private static final Duration TIMEOUT = Duration.ofSeconds(15);

    private final String brokers;

    public DeadLetterReplay(String brokers) {
        this.brokers = brokers;
    }

    /**
     * How it went.
     *
     * @param replayed records put back
     * @param failed records that do not say where they came from and stay
     */
    public record Count(long replayed, long failed) {}

    /** Puts back what lies on the topic's dead letter topic now and has not been put back before. */
    public Count replay(Topic topic) throws ExecutionException, InterruptedException {
        Map<String, Object> connection = Map.of(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        Map<String, Object> reading = new HashMap<>(connection);
        reading.put(ConsumerConfig.GROUP_ID_CONFIG, GROUP);
        reading.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        reading.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        Map<String, Object> writing = new HashMap<>(connection);
        writing.put(ProducerConfig.ACKS_CONFIG, "all");
        writing.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, 8 * 1024 * 1024);
        try (KafkaConsumer<byte @Nullable [], byte @Nullable []> consumer =
                        new KafkaConsumer<>(reading, new ByteArrayDeserializer(), new ByteArrayDeserializer());
                KafkaProducer<byte @Nullable [], byte @Nullable []> producer =
                        new KafkaProducer<>(writing, new ByteArraySerializer(), new ByteArraySerializer())) {
            return replay(topic, consumer, producer);
        }
    }

    private static Count replay(
            Topic topic,
            KafkaConsumer<byte @Nullable [], byte @Nullable []> consumer,
            KafkaProducer<byte @Nullable [], byte @Nullable []> producer)
            throws ExecutionException, InterruptedException {
        List<TopicPartition> partitions = consumer.partitionsFor(topic.deadLetterName(), TIMEOUT).stream()
                .map(info -> new TopicPartition(info.topic(), info.partition()))
                .toList();
        consumer.assign(partitions);
        Map<TopicPartition, Long> ends = consumer.endOffsets(partitions, TIMEOUT);
        long replayed = 0;
        long failed = 0;
        while (partitions.stream().anyMatch(at -> consumer.position(at, TIMEOUT) < ends.getOrDefault(at, 0L))) {
            for (ConsumerRecord<byte @Nullable [], byte @Nullable []> letter : consumer.poll(Duration.ofMillis(500))) {
                if (letter.offset() >= ends.getOrDefault(new TopicPartition(letter.topic(), letter.partition()), 0L)) {
                    continue;
                }
                if (letter.headers().lastHeader(KafkaHeaders.DLT_ORIGINAL_PARTITION) == null) {
                    failed++;
                    continue;
                }
                producer.send(original(topic, letter)).get();
                replayed++;
            }
            consumer.commitSync(TIMEOUT);
        }
        return new Count(replayed, failed);
    }

    private static ProducerRecord<byte @Nullable [], byte @Nullable []> original(
            Topic topic, ConsumerRecord<byte @Nullable [], byte @Nullable []> letter) {
        RecordHeaders headers = new RecordHeaders();
        letter.headers().forEach(header -> {
            if (!header.key().startsWith("kafka_") && !header.key().equals(Header.REASON.headerName())) {
                headers.add(header);
            }
        });
        int partition = ByteBuffer.wrap(letter.headers()
                        .lastHeader(KafkaHeaders.DLT_ORIGINAL_PARTITION)
                        .value())
                .getInt();
        // In a header: a record with an old time of its own could be past its retention before anybody has read it.
        originalTime(letter).ifPresent(time -> HeaderText.put(headers, Header.WRITTEN_AT, time));
        return new ProducerRecord<>(topic.topicName(), partition, letter.key(), letter.value(), headers);
    }

    private static Optional<Instant> originalTime(ConsumerRecord<byte @Nullable [], byte @Nullable []> letter) {
        return Optional.ofNullable(letter.headers().lastHeader(KafkaHeaders.DLT_ORIGINAL_TIMESTAMP))
                .map(time -> Instant.ofEpochMilli(ByteBuffer.wrap(time.value()).getLong()));
    }
}
