// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.messaging.EventReader;
import dev.keepsake.messaging.MessagingProperties;
import dev.keepsake.messaging.broker.BrokerClients;
import dev.keepsake.messaging.broker.DeadLetters;
import dev.keepsake.messaging.broker.Failures;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.observation.ObservationRegistry;
import java.time.Clock;
import java.util.stream.Collectors;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.KafkaTemplate;

/** The answering side. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnProperty(name = "keepsake.messaging.role", havingValue = "service")
public class CallServerConfiguration {
    @Bean
    AnsweredTools answeredTools(
            MessagingProperties properties,
            ObjectProvider<ToolHandler<?, ?>> handlers,
            ObjectProvider<EventReader<?>> readers) {
        return AnsweredTools.of(
                properties.requiredService(),
                handlers.stream().toList(),
                readers.stream().map(EventReader::topic).collect(Collectors.toSet()));
    }

    @Bean
    CallServer callServer(
            MessagingProperties properties,
            BrokerClients clients,
            KafkaTemplate<String, byte[]> keepsakeTemplate,
            AnsweredTools tools,
            Failures failures,
            DeadLetters deadLetters,
            MeterRegistry meters,
            ObjectProvider<ObservationRegistry> observations,
            ObjectProvider<Clock> clock) {
        CallWorker worker = new CallWorker(
                properties.requiredService().wireName(),
                new CallAnswering(tools.handlers(), failures),
                keepsakeTemplate,
                deadLetters,
                meters,
                observations.getIfAvailable(() -> ObservationRegistry.NOOP),
                clock.getIfAvailable(Clock::systemUTC),
                new Workload(properties.concurrency()));
        return new CallServer(
                properties,
                clients,
                worker,
                new ToolAnnouncer(keepsakeTemplate, properties.requiredService(), tools.names()));
    }
}
