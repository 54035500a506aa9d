// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

import dev.keepsake.messaging.ErrorTranslator;
import dev.keepsake.messaging.MessagingProperties;
import dev.keepsake.messaging.RecordRedaction;
import dev.keepsake.messaging.TopicSetup;
import io.micrometer.observation.ObservationRegistry;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.KafkaTemplate;

/** What both sides of the bus need. */
@Configuration(proxyBeanMethods = false)
public class BrokerConfiguration {
    @Bean
    BrokerClients brokerClients(MessagingProperties properties, ObjectProvider<ObservationRegistry> observations) {
        return new BrokerClients(properties.brokers(), observations.getIfAvailable(() -> ObservationRegistry.NOOP));
    }

    @Bean(destroyMethod = "destroy")
    KafkaTemplate<String, byte[]> keepsakeTemplate(BrokerClients clients) {
        return clients.template();
    }

    @Bean
    TopicsAtStart topicsAtStart(BrokerClients clients, MessagingProperties properties) {
        return new TopicsAtStart(
                clients,
                new TopicSetup(properties.partitions(), properties.replicationFactor()),
                properties.startTimeout());
    }

    @Bean
    DeadLetters deadLetters(
            KafkaTemplate<String, byte[]> keepsakeTemplate,
            ObjectProvider<RecordRedaction> redaction,
            Failures failures) {
        return new DeadLetters(keepsakeTemplate, redaction.getIfAvailable(() -> value -> value), failures);
    }

    @Bean
    Failures failures(ObjectProvider<ErrorTranslator> translators) {
        return new Failures(translators.orderedStream().toList());
    }

    @Bean
    HealthIndicator busHealthIndicator(ObjectProvider<BusPart> parts) {
        return new BusHealth(parts.stream().toList());
    }

    @Bean
    HealthIndicator kafkaHealthIndicator(BrokerClients clients) {
        return new KafkaHealth(clients.admin());
    }
}
