// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionTemplate;

/** Wires what playbooks are kept in. */
@Configuration(proxyBeanMethods = false)
class PlaybookStoreConfiguration {
    @Bean
    PostgresPlaybookStore playbookStore(JdbcTemplate jdbc, TransactionTemplate transactions) {
        return new PostgresPlaybookStore(jdbc, transactions);
    }
}
