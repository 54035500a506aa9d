// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model.autoconfigure;

import dev.keepsake.model.ModelEngine;
import dev.keepsake.model.ModelSettings;
import dev.keepsake.model.openai.SpringAiChat;
import dev.keepsake.model.postgres.PostgresTokenLedger;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.util.stream.Stream;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.boot.flyway.autoconfigure.FlywayConfigurationCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;

/** The model engine, where an address is set. Without one there is only its empty table. */
@AutoConfiguration(before = FlywayAutoConfiguration.class)
@EnableConfigurationProperties(ModelSettings.class)
public class ModelEngineAutoConfiguration {

    @Bean
    @Conditional(OnModelAddress.class)
    ModelEngine modelEngine(
            ModelSettings settings,
            JdbcClient jdbc,
            PlatformTransactionManager transactions,
            MeterRegistry meters,
            ObjectProvider<Clock> clock) {
        return new ModelEngine(
                new SpringAiChat(settings),
                new PostgresTokenLedger(jdbc, transactions),
                settings,
                meters,
                clock.getIfAvailable(Clock::systemUTC));
    }

    /** The table is there from the start, so that an address can be set any day. */
    @Bean
    FlywayConfigurationCustomizer modelUseMigration() {
        return flyway -> flyway.locations(Stream.concat(
                        Stream.of(flyway.getLocations()).map(Object::toString),
                        Stream.of("classpath:db/migration/model"))
                .toArray(String[]::new));
    }
}
