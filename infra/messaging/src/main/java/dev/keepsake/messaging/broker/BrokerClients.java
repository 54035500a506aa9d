// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

import io.micrometer.observation.ObservationRegistry;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.listener.ContainerProperties;

/** Makes every Kafka client of the process, with the settings that were measured to matter. */
public final class BrokerClients {
    private static final int LARGEST_REQUEST_BYTES = 8 * 1024 * 1024;

    private final String brokers;
    private final ObservationRegistry observations;

    public BrokerClients(String brokers, ObservationRegistry observations) {
        this.brokers = brokers;
        this.observations = observations;
    }

    public Admin admin() {
        return Admin.create(connection());
    }

    /** The one producer: every in-sync replica has what is acknowledged, nothing lingers, nobody is blocked for long. */
    public KafkaTemplate<String, byte[]> template() {
        Map<String, Object> config = connection();
        config.put(ProducerConfig.ACKS_CONFIG, "all");
        config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
        config.put(ProducerConfig.LINGER_MS_CONFIG, 0);
        config.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, 3_000);
        config.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, 8_000);
        config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 15_000);
        config.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, LARGEST_REQUEST_BYTES);
        KafkaTemplate<String, byte[]> template = new KafkaTemplate<>(
                new DefaultKafkaProducerFactory<>(config, new StringSerializer(), new ByteArraySerializer()));
        template.setObservationEnabled(true);
        template.setObservationRegistry(observations);
        return template;
    }

    /** Consumers that start at the oldest record where they have no position yet. */
    public DefaultKafkaConsumerFactory<String, byte[]> consumers(Map<String, Object> overrides) {
        Map<String, Object> config = connection();
        config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        config.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        config.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
        config.put(ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG, 10_000);
        config.put(ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG, 1_000);
        config.putAll(overrides);
        return new DefaultKafkaConsumerFactory<>(config, new StringDeserializer(), new ByteArrayDeserializer());
    }

    /** What all containers have in common. A synchronous commit after each poll would cost more than all else. */
    public void applyTo(ContainerProperties container) {
        container.setSyncCommits(false);
        container.setPollTimeout(200);
        container.setShutdownTimeout(10_000);
        container.setLogContainerConfig(false);
        container.setMissingTopicsFatal(false);
        container.setObservationEnabled(true);
        container.setObservationRegistry(observations);
    }

    private Map<String, Object> connection() {
        Map<String, Object> config = new HashMap<>();
        config.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(CommonClientConfigs.RECONNECT_BACKOFF_MAX_MS_CONFIG, 2_000);
        return config;
    }
}
