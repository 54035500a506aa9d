// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import dev.keepsake.contracts.operations.Holdings;
import dev.keepsake.contracts.operations.HoldingsCount;
import dev.keepsake.ingest.reconcile.Inventory;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import org.springframework.jdbc.core.RowCallbackHandler;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

final class PostgresInventory implements Inventory {
    private static final String MEMORIES = "select space, fact_id::text as id, version from memories where true";
    private static final String SOURCES = "select space, id, version from sources where retired_at is null";
    /** Rows are fetched in portions inside a transaction, all at once outside of one. */
    private static final int PORTION = 5_000;

    private final JdbcClient jdbc;
    private final TransactionTemplate reading;

    PostgresInventory(JdbcClient jdbc, PlatformTransactionManager transactions) {
        this.jdbc = jdbc;
        this.reading = new TransactionTemplate(transactions);
        reading.setReadOnly(true);
    }

    @Override
    public List<Holdings.OfSpace> bySpace(HeldKind kind) {
        HoldingsCount count = new HoldingsCount(kind);
        read(jdbc.sql(all(kind)), row -> count.add(new SpaceId(row.getObject("space", UUID.class)), state(row)));
        return count.bySpace();
    }

    @Override
    public List<HeldState> states(HeldKind kind, SpaceId space, Predicate<HeldState> wanted) {
        List<HeldState> states = new ArrayList<>();
        read(jdbc.sql(all(kind) + " and space = ?").param(space.value()), row -> {
            HeldState state = state(row);
            if (wanted.test(state)) {
                states.add(state);
            }
        });
        return states;
    }

    @Override
    public Set<String> held(HeldKind kind, SpaceId space, Collection<String> ids) {
        String id = kind == HeldKind.MEMORIES ? "fact_id::text" : "id";
        return new HashSet<>(jdbc.sql(all(kind) + " and space = ? and " + id + " = any(?)")
                .params(space.value(), Columns.texts(ids))
                .query((row, number) -> row.getString("id"))
                .list());
    }

    private void read(JdbcClient.StatementSpec statement, RowCallbackHandler each) {
        reading.executeWithoutResult(status -> statement.withFetchSize(PORTION).query(each));
    }

    private static String all(HeldKind kind) {
        return kind == HeldKind.MEMORIES ? MEMORIES : SOURCES;
    }

    private static HeldState state(ResultSet row) throws SQLException {
        return new HeldState(row.getString("id"), row.getLong("version"));
    }
}
