// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.outbox;

import dev.keepsake.messaging.EventOutbox;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Clock;
import java.time.Duration;
import javax.sql.DataSource;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.modulith.events.core.EventPublicationRepository;
import org.springframework.modulith.events.core.EventSerializer;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** The publishing side of events. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnProperty(name = "keepsake.messaging.outbox", havingValue = "true")
public class OutboxConfiguration {
    @Bean
    EventSerializer eventSerializer() {
        return new JsonSerializer();
    }

    @Bean
    OutboxTable outboxTable(
            EventPublicationRepository publications,
            EventSerializer serializer,
            DataSource dataSource,
            PlatformTransactionManager transactions,
            ObjectProvider<Clock> clock) {
        return new OutboxTable(
                publications,
                serializer,
                JdbcClient.create(dataSource),
                new TransactionTemplate(transactions),
                clock.getIfAvailable(Clock::systemUTC));
    }

    @Bean
    OutboxRelay outboxRelay(
            OutboxTable table,
            KafkaTemplate<String, byte[]> keepsakeTemplate,
            MeterRegistry meters,
            ObjectProvider<Clock> clock) {
        return new OutboxRelay(
                table,
                keepsakeTemplate,
                meters.counter(OutboxMetric.SENT.metricName()),
                clock.getIfAvailable(Clock::systemUTC));
    }

    @Bean
    EventOutbox eventOutbox(OutboxTable table, OutboxRelay relay) {
        return new TransactionalOutbox(table, relay);
    }

    @Bean
    MeterBinder outboxMeters(OutboxTable table, ObjectProvider<Clock> clock) {
        return registry -> {
            Gauge.builder(OutboxMetric.WAITING.metricName(), table, OutboxTable::count)
                    .register(registry);
            Clock now = clock.getIfAvailable(Clock::systemUTC);
            Gauge.builder(OutboxMetric.OLDEST.metricName(), table, kept -> oldestSeconds(kept, now))
                    .baseUnit("seconds")
                    .register(registry);
        };
    }

    private static double oldestSeconds(OutboxTable table, Clock clock) {
        return table.oldestAt()
                .map(at -> Duration.between(at, clock.instant()).toMillis() / 1000.0)
                .orElse(0.0);
    }
}
