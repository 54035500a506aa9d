// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.ingest.entity.EntityMerges;
import dev.keepsake.ingest.forget.Erasure;
import dev.keepsake.ingest.forget.SpaceErasure;
import dev.keepsake.ingest.learn.LearningQueue;
import dev.keepsake.ingest.ledger.EntityNames;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.People;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.SpaceTenants;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.ingest.policy.Policies;
import dev.keepsake.ingest.reconcile.Inventory;
import dev.keepsake.ingest.transfer.Exports;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

@Configuration(proxyBeanMethods = false)
class PostgresConfiguration {

    @Bean
    Truth truth(PlatformTransactionManager transactions, JdbcClient jdbc) {
        return new PostgresTruth(new TransactionTemplate(transactions), jdbc);
    }

    @Bean
    People people(JdbcClient jdbc) {
        return new PostgresPeople(jdbc);
    }

    @Bean
    SourceJournal sourceJournal(JdbcTemplate batches, JdbcClient jdbc) {
        return new PostgresSourceJournal(batches, jdbc);
    }

    @Bean
    MemoryLedger memoryLedger(JdbcTemplate batches, JdbcClient jdbc, EntityNames names) {
        return new PostgresMemoryLedger(batches, jdbc, names);
    }

    @Bean
    EntityNames entityNames(JdbcTemplate batches, JdbcClient jdbc) {
        return new PostgresEntityNames(batches, jdbc);
    }

    @Bean
    EntityMerges entityMerges(JdbcTemplate batches, JdbcClient jdbc) {
        return new PostgresEntityMerges(batches, jdbc);
    }

    @Bean
    SpaceTenants spaceTenants(JdbcClient jdbc) {
        return new PostgresSpaceTenants(jdbc);
    }

    @Bean
    LearningQueue learningQueue(JdbcClient jdbc) {
        return new PostgresLearningQueue(jdbc);
    }

    @Bean
    Policies policies(JdbcClient jdbc) {
        return new PostgresPolicies(jdbc);
    }

    @Bean
    Erasure erasure(JdbcClient jdbc, Clock clock) {
        return new PostgresErasure(jdbc, clock);
    }

    @Bean
    SpaceErasure spaceErasure(JdbcClient jdbc) {
        return new PostgresSpaceErasure(jdbc);
    }

    @Bean
    Exports exports(JdbcClient jdbc) {
        return new PostgresExports(jdbc);
    }

    @Bean
    Inventory inventory(JdbcClient jdbc, PlatformTransactionManager transactions) {
        return new PostgresInventory(jdbc, transactions);
    }
}
