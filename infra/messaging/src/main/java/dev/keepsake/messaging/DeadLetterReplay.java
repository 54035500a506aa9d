// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.wire.Header;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.broker.HeaderText;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
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

/** Shows dead letters, puts them back where they came from or drops them, each once. Run by one process at a time. */
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

    /**
     * A dead letter.
     *
     * @param bytes of its value
     */
    public record Letter(Instant at, int bytes, String reason) {}

    /** What would be put back, oldest first within each partition. */
    public List<Letter> waiting(Topic topic) {
        List<Letter> letters = new ArrayList<>();
        try (KafkaConsumer<byte @Nullable [], byte @Nullable []> consumer = consumer()) {
            read(topic, consumer, letter -> letters.add(shown(letter)));
        }
        return letters;
    }

    /** Puts back what lies on the topic's dead letter topic now and has not been put back or dropped before. */
    public Count replay(Topic topic) throws ExecutionException, InterruptedException {
        List<Future<?>> sent = new ArrayList<>();
        AtomicLong failed = new AtomicLong();
        try (KafkaConsumer<byte @Nullable [], byte @Nullable []> consumer = consumer();
                KafkaProducer<byte @Nullable [], byte @Nullable []> producer = producer()) {
            read(topic, consumer, letter -> {
                if (letter.headers().lastHeader(KafkaHeaders.DLT_ORIGINAL_PARTITION) == null) {
                    failed.incrementAndGet();
                    return;
                }
                sent.add(producer.send(original(topic, letter)));
            });
            for (Future<?> one : sent) {
                one.get();
            }
            consumer.commitSync(TIMEOUT);
        }
        return new Count(sent.size(), failed.get());
    }

    /** Passes over what {@link #replay} would put back; how many that are. */
    public long drop(Topic topic) {
        AtomicLong dropped = new AtomicLong();
        try (KafkaConsumer<byte @Nullable [], byte @Nullable []> consumer = consumer()) {
            read(topic, consumer, letter -> dropped.incrementAndGet());
            consumer.commitSync(TIMEOUT);
        }
        return dropped.get();
    }

    private KafkaConsumer<byte @Nullable [], byte @Nullable []> consumer() {
        Map<String, Object> settings = new HashMap<>();
        settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        settings.put(ConsumerConfig.GROUP_ID_CONFIG, GROUP);
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        return new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer());
    }

    private KafkaProducer<byte @Nullable [], byte @Nullable []> producer() {
        Map<String, Object> settings = new HashMap<>();
        settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        settings.put(ProducerConfig.ACKS_CONFIG, "all");
        settings.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, 8 * 1024 * 1024);
        return new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer());
    }

    private static void read(
            Topic topic,
            KafkaConsumer<byte @Nullable [], byte @Nullable []> consumer,
            Consumer<ConsumerRecord<byte @Nullable [], byte @Nullable []>> each) {
        List<TopicPartition> partitions = consumer.partitionsFor(topic.deadLetterName(), TIMEOUT).stream()
                .map(info -> new TopicPartition(info.topic(), info.partition()))
                .toList();
        consumer.assign(partitions);
        Map<TopicPartition, Long> ends = consumer.endOffsets(partitions, TIMEOUT);
        while (partitions.stream().anyMatch(at -> consumer.position(at, TIMEOUT) < ends.getOrDefault(at, 0L))) {
            consumer.poll(Duration.ofMillis(500)).forEach(letter -> {
                if (letter.offset() < ends.getOrDefault(new TopicPartition(letter.topic(), letter.partition()), 0L)) {
                    each.accept(letter);
                }
            });
        }
    }

    private static Letter shown(ConsumerRecord<byte @Nullable [], byte @Nullable []> letter) {
        var reason = letter.headers().lastHeader(Header.REASON.headerName());
        return new Letter(
                Instant.ofEpochMilli(letter.timestamp()),
                Math.max(0, letter.serializedValueSize()),
                reason == null ? "It does not say why." : new String(reason.value(), StandardCharsets.UTF_8));
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
