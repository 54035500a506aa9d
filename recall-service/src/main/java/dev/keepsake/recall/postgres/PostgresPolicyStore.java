// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.recall.policy.IndexedPolicy;
import dev.keepsake.recall.policy.IndexedPolicy.Passage;
import dev.keepsake.recall.policy.Policy;
import dev.keepsake.recall.policy.PolicyStore;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionTemplate;

/** Keeps policies in tables {@code policy} and {@code policy_passage}. */
final class PostgresPolicyStore implements PolicyStore {
    private static final int MOST_OF_A_TEAM = 300;

    private final JdbcTemplate jdbc;
    private final TransactionTemplate transactions;

    PostgresPolicyStore(JdbcTemplate jdbc, TransactionTemplate transactions) {
        this.jdbc = jdbc;
        this.transactions = transactions;
    }

    @Override
    public boolean holds(Policy policy, String model) {
        return Boolean.TRUE.equals(jdbc.queryForObject(
                "select exists (select from policy where source = ? and space = ?"
                        + " and (version > ? or title = ? and body = ? and model = ?))",
                Boolean.class,
                policy.source().hex(),
                policy.space().value(),
                policy.version(),
                policy.title(),
                policy.text(),
                model));
    }

    @Override
    public void put(IndexedPolicy indexed) {
        Policy policy = indexed.policy();
        transactions.executeWithoutResult(status -> {
            int taken = jdbc.update(
                    "insert into policy (source, space, version, title, body, model) values (?, ?, ?, ?, ?, ?)"
                            + " on conflict (source) do update set version = excluded.version, title = excluded.title,"
                            + " body = excluded.body, model = excluded.model"
                            + " where policy.version <= excluded.version and policy.space = excluded.space",
                    policy.source().hex(),
                    policy.space().value(),
                    policy.version(),
                    policy.title(),
                    policy.text(),
                    indexed.model());
            if (taken > 0) {
                replacePassages(policy.source(), indexed.passages());
            }
        });
    }

    @Override
    public void remove(SourceId source, SpaceId space) {
        jdbc.update("delete from policy where source = ? and space = ?", source.hex(), space.value());
    }

    @Override
    public List<Ref> in(SpaceId space) {
        return jdbc.query(
                "select source, version from policy where space = ? order by kept_at, source limit ?",
                (row, index) -> new Ref(id(row.getString("source")), row.getLong("version"), space),
                space.value(),
                MOST_OF_A_TEAM);
    }

    @Override
    public Optional<IndexedPolicy> load(Ref ref) {
        return Objects.requireNonNull(transactions.execute(status -> {
            List<Passage> passages = jdbc.query(
                    "select vector, commonness from policy_passage where source = ? order by place",
                    (row, index) -> new Passage(Vectors.unboxed(row.getArray("vector")), row.getDouble("commonness")),
                    ref.source().hex());
            return jdbc
                    .query(
                            "select version, title, body, model from policy where source = ? and space = ?",
                            (row, index) -> new IndexedPolicy(
                                    new Policy(
                                            ref.source(),
                                            row.getLong("version"),
                                            ref.space(),
                                            row.getString("title"),
                                            row.getString("body")),
                                    row.getString("model"),
                                    passages),
                            ref.source().hex(),
                            ref.space().value())
                    .stream()
                    .findFirst();
        }));
    }

    private void replacePassages(SourceId source, List<Passage> passages) {
        jdbc.update("delete from policy_passage where source = ?", source.hex());
        for (int i = 0; i < passages.size(); i++) {
            jdbc.update(
                    "insert into policy_passage (source, place, vector, commonness) values (?, ?, ?, ?)",
                    source.hex(),
                    i,
                    Vectors.boxed(passages.get(i).vector()),
                    passages.get(i).commonness());
        }
    }

    private static SourceId id(String hex) {
        return SourceId.parse("source:" + hex).orElseThrow();
    }
}
