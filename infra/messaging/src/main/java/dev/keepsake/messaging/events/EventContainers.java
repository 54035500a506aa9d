// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.events;

import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.EventReader;
import dev.keepsake.messaging.MessagingProperties;
import dev.keepsake.messaging.broker.BrokerClients;
import dev.keepsake.messaging.broker.BusPart;
import dev.keepsake.messaging.broker.DeadLetters;
import dev.keepsake.messaging.broker.Failures;
import dev.keepsake.messaging.broker.StartOrder;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.springframework.context.SmartLifecycle;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.listener.ConcurrentMessageListenerContainer;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.kafka.listener.adapter.FilteringBatchMessageListenerAdapter;

/** The consumer groups of the topics that this service reads: one each, or two where callers wait for some of the events. */
final class EventContainers implements SmartLifecycle, BusPart {
    private final MessagingProperties properties;
    private final BrokerClients clients;
    private final KafkaTemplate<String, byte[]> template;
    private final Failures failures;
    private final DeadLetters deadLetters;
    private final MeterRegistry meters;
    private final List<EventReader<?>> readers;
    private final List<ConcurrentMessageListenerContainer<String, byte[]>> containers = new ArrayList<>();
    private volatile boolean running;

    EventContainers(
            MessagingProperties properties,
            BrokerClients clients,
            KafkaTemplate<String, byte[]> template,
            Failures failures,
            DeadLetters deadLetters,
            MeterRegistry meters,
            List<EventReader<?>> readers) {
        this.properties = properties;
        this.clients = clients;
        this.template = template;
        this.failures = failures;
        this.deadLetters = deadLetters;
        this.meters = meters;
        this.readers = readers;
        requireOneReaderPerTopic(readers);
    }

    private static void requireOneReaderPerTopic(List<EventReader<?>> readers) {
        Set<Topic> seen = EnumSet.noneOf(Topic.class);
        for (EventReader<?> reader : readers) {
            if (!seen.add(reader.topic())) {
                throw new IllegalStateException("Two readers of this service read "
                        + reader.topic().topicName() + "; each would see a part of it only.");
            }
        }
    }

    @Override
    public void start() {
        readers.forEach(reader -> Lane.of(reader).forEach(lane -> {
            ConcurrentMessageListenerContainer<String, byte[]> container = container(reader, lane);
            container.start();
            containers.add(container);
        }));
        running = true;
    }

    private <E> ConcurrentMessageListenerContainer<String, byte[]> container(EventReader<E> reader, Lane lane) {
        String topic = reader.topic().topicName();
        ContainerProperties settings = new ContainerProperties(topic);
        clients.applyTo(settings);
        settings.setGroupId(lane.group(properties.requiredService(), topic));
        settings.setAckMode(ContainerProperties.AckMode.BATCH);
        settings.setRecordObservationsInBatch(true);
        settings.setMessageListener(new FilteringBatchMessageListenerAdapter<>(
                new EventPump<>(
                        properties.requiredService(), reader, template, failures, counter(EventMetric.HANDLED, topic)),
                record -> !lane.takes(record)));
        ConcurrentMessageListenerContainer<String, byte[]> container = new ConcurrentMessageListenerContainer<>(
                clients.consumers(Map.of(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, properties.eventBatch())), settings);
        container.setConcurrency(properties.eventConcurrency());
        container.setBeanName("events-" + lane.name().toLowerCase(Locale.ROOT) + "-" + topic);
        container.setCommonErrorHandler(Attempts.errorHandler(
                deadLetters,
                failures,
                properties.storeRetry(),
                counter(EventMetric.RETRIED, topic),
                counter(EventMetric.DEAD_LETTERED, topic)));
        return container;
    }

    private Counter counter(EventMetric metric, String topic) {
        return meters.counter(metric.metricName(), "topic", topic);
    }

    @Override
    public void stop() {
        containers.forEach(ConcurrentMessageListenerContainer::stop);
        containers.clear();
        running = false;
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    @Override
    public int getPhase() {
        return StartOrder.EVENTS;
    }

    @Override
    public String partName() {
        return "events";
    }

    @Override
    public boolean isReady() {
        return running;
    }
}
