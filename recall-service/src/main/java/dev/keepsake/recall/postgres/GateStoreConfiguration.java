// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionTemplate;

/** Wires what decisions, labels and policies are kept in. */
@Configuration(proxyBeanMethods = false)
class GateStoreConfiguration {
    @Bean
    PostgresDecisionLog decisionLog(JdbcTemplate jdbc) {
        return new PostgresDecisionLog(jdbc);
    }

    @Bean
    PostgresLabelStore labelStore(JdbcTemplate jdbc, TransactionTemplate transactions) {
        return new PostgresLabelStore(jdbc, transactions);
    }

    @Bean
    PostgresPolicyStore policyStore(JdbcTemplate jdbc, TransactionTemplate transactions) {
        return new PostgresPolicyStore(jdbc, transactions);
    }
}
