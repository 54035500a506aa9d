// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.events;

import dev.keepsake.messaging.EventHistory;
import dev.keepsake.messaging.EventProgress;
import dev.keepsake.messaging.EventReader;
import dev.keepsake.messaging.MessagingProperties;
import dev.keepsake.messaging.broker.BrokerClients;
import dev.keepsake.messaging.broker.DeadLetters;
import dev.keepsake.messaging.broker.Failures;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.KafkaTemplate;

/** The reading side of events. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnProperty(name = "keepsake.messaging.role", havingValue = "service")
public class EventConfiguration {
    @Bean
    EventContainers eventContainers(
            MessagingProperties properties,
            BrokerClients clients,
            KafkaTemplate<String, byte[]> keepsakeTemplate,
            Failures failures,
            DeadLetters deadLetters,
            MeterRegistry meters,
            ObjectProvider<EventReader<?>> readers) {
        return new EventContainers(
                properties,
                clients,
                keepsakeTemplate,
                failures,
                deadLetters,
                meters,
                readers.stream().toList());
    }

    @Bean(destroyMethod = "close")
    EventProgress eventProgress(MessagingProperties properties, BrokerClients clients, ObjectProvider<Clock> clock) {
        return new GroupProgress(properties.requiredService(), clients, clock.getIfAvailable(Clock::systemUTC));
    }

    @Bean
    EventHistory eventHistory(BrokerClients clients, MessagingProperties properties) {
        return new KafkaEventHistory(clients, properties.eventBatch());
    }
}
