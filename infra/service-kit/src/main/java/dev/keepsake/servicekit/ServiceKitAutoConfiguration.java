// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import dev.keepsake.messaging.ErrorTranslator;
import java.time.Clock;
import java.util.stream.Stream;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.boot.flyway.autoconfigure.FlywayConfigurationCustomizer;
import org.springframework.context.annotation.Bean;

/** What every process has beside the bus. */
@AutoConfiguration(before = FlywayAutoConfiguration.class)
public class ServiceKitAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean
    Clock clock() {
        return Clock.systemUTC();
    }

    @Bean
    OperatorAccess operatorAccess(@Value("${KEEPSAKE_OPERATOR_TOKEN:}") String token) {
        return new OperatorAccess(token);
    }

    @Bean
    ErrorTranslator databaseFailures() {
        return new DatabaseFailures();
    }

    @Bean
    ErrorTranslator networkFailures() {
        return new NetworkFailures();
    }

    /** The outbox table comes with messaging and lies in the schema of whoever publishes. */
    @Bean
    @ConditionalOnProperty(name = "keepsake.messaging.outbox", havingValue = "true")
    FlywayConfigurationCustomizer outboxMigrations() {
        return flyway -> flyway.locations(Stream.concat(
                        Stream.of(flyway.getLocations()).map(Object::toString),
                        Stream.of("classpath:db/migration/outbox"))
                .toArray(String[]::new));
    }
}
