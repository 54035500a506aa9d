// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.postgres;

import dev.keepsake.gateway.GatewaySettings;
import dev.keepsake.gateway.access.KeyLedger;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Wires what the gateway keeps in PostgreSQL. */
@Configuration(proxyBeanMethods = false)
class PostgresConfiguration {
    @Bean
    KeyLedger keyLedger(JdbcClient jdbc, PlatformTransactionManager transactions, GatewaySettings settings) {
        return new PostgresKeyLedger(jdbc, new TransactionTemplate(transactions), settings.zone());
    }
}
