// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import dev.keepsake.messaging.ErrorTranslator;
import java.time.Clock;
import org.flywaydb.core.api.Location;
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
        return flyway -> {
            Location[] own = flyway.getLocations();
            String[] all = new String[own.length + 1];
            for (int i = 0; i < own.length; i++) {
                all[i] = own[i].toString();
            }
            all[own.length] = "classpath:db/migration/outbox";
            flyway.locations(all);
        };
    }
}
