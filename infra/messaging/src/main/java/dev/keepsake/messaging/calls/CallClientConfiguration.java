// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.messaging.CallClient;
import dev.keepsake.messaging.MessagingProperties;
import dev.keepsake.messaging.ServedTools;
import dev.keepsake.messaging.broker.BrokerClients;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.observation.ObservationRegistry;
import java.time.Clock;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.KafkaTemplate;

/** The asking side. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnProperty(name = "keepsake.messaging.role", havingValue = "gateway")
public class CallClientConfiguration {
    @Bean(destroyMethod = "close")
    PendingCalls pendingCalls(MessagingProperties properties, MeterRegistry meters) {
        return new PendingCalls(properties.pendingCalls(), properties.settleTimeout(), meters);
    }

    @Bean
    ReplyListener replyListener(
            BrokerClients clients, KafkaTemplate<String, byte[]> keepsakeTemplate, PendingCalls pending) {
        return new ReplyListener(clients, keepsakeTemplate, pending);
    }

    @Bean(destroyMethod = "close")
    SendThread sendThread(MessagingProperties properties, ObjectProvider<ObservationRegistry> observations) {
        return new SendThread(properties.pendingCalls(), observations.getIfAvailable(() -> ObservationRegistry.NOOP));
    }

    @Bean
    CallClient callClient(
            KafkaTemplate<String, byte[]> keepsakeTemplate,
            PendingCalls pending,
            ReplyListener replies,
            SendThread sending,
            ObjectProvider<Clock> clock) {
        return new KafkaCallClient(keepsakeTemplate, pending, replies, sending, clock.getIfAvailable(Clock::systemUTC));
    }

    @Bean
    ServedTools servedTools(BrokerClients clients) {
        return new AnnouncedTools(clients);
    }
}
