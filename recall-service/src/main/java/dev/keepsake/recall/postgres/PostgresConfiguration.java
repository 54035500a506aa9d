// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;

/** Wires the PostgreSQL adapters. */
@Configuration(proxyBeanMethods = false)
class PostgresConfiguration {
    @Bean
    PostgresForgottenLedger forgottenLedger(JdbcTemplate jdbc) {
        return new PostgresForgottenLedger(jdbc);
    }

    @Bean
    PostgresSpaceLeavings spaceLeavings(JdbcTemplate jdbc) {
        return new PostgresSpaceLeavings(jdbc);
    }
}
