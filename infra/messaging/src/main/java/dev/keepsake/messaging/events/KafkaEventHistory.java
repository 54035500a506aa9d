// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.events;

import dev.keepsake.messaging.EventBatchHandler;
import dev.keepsake.messaging.EventHistory;
import dev.keepsake.messaging.IncomingEvent;
import dev.keepsake.messaging.broker.BrokerClients;
import dev.keepsake.messaging.broker.UnreadableRecord;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A consumer without a group: it takes no partition from anyone and commits nothing. */
final class KafkaEventHistory implements EventHistory {
    private static final Logger LOG = LoggerFactory.getLogger(KafkaEventHistory.class);
    private static final Duration TIMEOUT = Duration.ofSeconds(15);
    private static final Duration POLL = Duration.ofMillis(500);

    private final BrokerClients clients;
    private final int batch;

    KafkaEventHistory(BrokerClients clients, int batch) {
        this.clients = clients;
        this.batch = batch;
    }

    @Override
    public <E> void read(EventBatchHandler<E> handler, java.util.function.Consumer<Progress> progress) {
        Map<String, Object> settings = Map.of(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, batch);
        try (Consumer<String, byte[]> consumer = clients.consumers(settings).createConsumer()) {
            List<TopicPartition> partitions = consumer
                    .partitionsFor(handler.topic().topicName(), TIMEOUT)
                    .stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions, TIMEOUT);
            long total = left(consumer, ends);
            progress.accept(new Progress(0, total));
            long left = total;
            while (left > 0) {
                List<IncomingEvent<E>> events = poll(consumer, handler, ends);
                if (!events.isEmpty()) {
                    handler.handle(events);
                }
                left = left(consumer, ends);
                progress.accept(new Progress(total - left, total));
            }
        }
    }

    private static <E> List<IncomingEvent<E>> poll(
            Consumer<String, byte[]> consumer, EventBatchHandler<E> handler, Map<TopicPartition, Long> ends) {
        List<IncomingEvent<E>> events = new ArrayList<>();
        for (ConsumerRecord<String, byte[]> record : consumer.poll(POLL)) {
            TopicPartition partition = new TopicPartition(record.topic(), record.partition());
            if (record.offset() < ends.getOrDefault(partition, 0L)) {
                read(handler, record).ifPresent(events::add);
            }
        }
        return events;
    }

    private static long left(Consumer<?, ?> consumer, Map<TopicPartition, Long> ends) {
        return ends.entrySet().stream()
                .mapToLong(end -> Math.max(0, end.getValue() - consumer.position(end.getKey(), TIMEOUT)))
                .sum();
    }

    /** What cannot be read became a dead letter when the service read it. */
    private static <E> Optional<IncomingEvent<E>> read(
            EventBatchHandler<E> handler, ConsumerRecord<String, byte[]> record) {
        try {
            return Optional.of(EventRecord.read(handler, record));
        } catch (UnreadableRecord unreadable) {
            LOG.warn(
                    "Left out {}-{}@{}: {}",
                    record.topic(),
                    record.partition(),
                    record.offset(),
                    unreadable.getMessage());
            return Optional.empty();
        }
    }
}
