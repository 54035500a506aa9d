// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.messaging.broker.BrokerClients;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.kafka.listener.KafkaMessageListenerContainer;
import org.springframework.kafka.listener.MessageListener;
import org.springframework.kafka.support.TopicPartitionOffset;

/** Follows one partition, apart from any group; nothing is ever read from a committed position. */
final class PartitionFollower {
    private final BrokerClients clients;
    private volatile @Nullable KafkaMessageListenerContainer<String, byte[]> container;

    PartitionFollower(BrokerClients clients) {
        this.clients = clients;
    }

    /** @param name of its threads */
    void start(TopicPartitionOffset from, String name, MessageListener<String, byte[]> listener) {
        ContainerProperties properties = new ContainerProperties(from);
        clients.applyTo(properties);
        properties.setAckMode(ContainerProperties.AckMode.MANUAL);
        properties.setObservationEnabled(false);
        properties.setMessageListener(listener);
        KafkaMessageListenerContainer<String, byte[]> started =
                new KafkaMessageListenerContainer<>(clients.consumers(Map.of()), properties);
        started.setBeanName(name);
        started.start();
        container = started;
    }

    void stop() {
        KafkaMessageListenerContainer<String, byte[]> started = container;
        if (started != null) {
            started.stop();
            container = null;
        }
    }

    boolean isRunning() {
        return container != null;
    }
}
