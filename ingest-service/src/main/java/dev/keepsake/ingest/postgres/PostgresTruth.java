// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.ingest.ledger.Truth;
import java.util.Objects;
import java.util.function.Supplier;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/** Transactions; the writing lock of a space is an advisory lock, so that it also holds between replicas. */
final class PostgresTruth implements Truth {
    private static final int WRITING = 1;
    private static final String LONGEST_WAIT = "8s";

    private final TransactionTemplate transactions;
    private final JdbcClient jdbc;

    PostgresTruth(TransactionTemplate transactions, JdbcClient jdbc) {
        this.transactions = transactions;
        this.jdbc = jdbc;
    }

    @Override
    public <T> T inTransaction(Supplier<T> work) {
        return Objects.requireNonNull(transactions.execute(status -> work.get()));
    }

    @Override
    public void lockForWriting(SpaceId space) {
        jdbc.sql("select set_config('lock_timeout', ?, true), pg_advisory_xact_lock(?, ?)")
                .params(LONGEST_WAIT, WRITING, space.value().hashCode())
                .query((row, number) -> true)
                .single();
    }
}
