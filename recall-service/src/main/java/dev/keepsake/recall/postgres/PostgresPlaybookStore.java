// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.recall.playbook.Credit;
import dev.keepsake.recall.playbook.NewPlaybook;
import dev.keepsake.recall.playbook.Playbook;
import dev.keepsake.recall.playbook.PlaybookOutcome;
import dev.keepsake.recall.playbook.PlaybookStore;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionTemplate;

/** Keeps playbooks in tables {@code playbook} and {@code playbook_outcome}. */
final class PostgresPlaybookStore implements PlaybookStore {
    /** How many entries of a scope are looked through for one that says the same. */
    private static final int MOST_COMPARED = 5_000;

    private static final String COLUMNS = "number, space, scope, trigger_text, strategy, fingerprint, trigger_vector,"
            + " strategy_vector, model, wins, losses, credit, last_used_at";

    private final JdbcTemplate jdbc;
    private final TransactionTemplate transactions;

    PostgresPlaybookStore(JdbcTemplate jdbc, TransactionTemplate transactions) {
        this.jdbc = jdbc;
        this.transactions = transactions;
    }

    @Override
    public List<Playbook> in(List<SpaceId> spaces, String scope, int limit) {
        UUID[] wanted = spaces.stream().map(SpaceId::value).toArray(UUID[]::new);
        return jdbc.query(
                "select " + COLUMNS + " from playbook where space = any (?) and scope = ? order by number desc limit ?",
                (row, index) -> read(row),
                wanted,
                scope,
                limit);
    }

    @Override
    public List<Playbook> after(SpaceId space, long number, int limit) {
        return jdbc.query(
                "select " + COLUMNS + " from playbook where space = ? and number > ? order by number limit ?",
                (row, index) -> read(row),
                space.value(),
                number,
                limit);
    }

    @Override
    public Kept add(NewPlaybook entry, Function<List<Playbook>, Optional<Playbook>> same) {
        return Objects.requireNonNull(transactions.execute(status -> {
            jdbc.query(
                    "select pg_advisory_xact_lock(hashtextextended(?, 0))",
                    row -> {},
                    "playbook/" + entry.space() + "/" + entry.scope());
            return same.apply(in(List.of(entry.space()), entry.scope(), MOST_COMPARED))
                    .map(known -> new Kept(known.number(), false))
                    .or(() -> withFingerprint(entry))
                    .orElseGet(() -> new Kept(insert(entry), true));
        }));
    }

    @Override
    public boolean addOutcome(SpaceId space, PlaybookOutcome outcome, Credit credit) {
        return Boolean.TRUE.equals(transactions.execute(status -> {
            List<Long> known = jdbc.queryForList(
                    "select number from playbook where number = ? and space = ? for update",
                    Long.class,
                    outcome.playbook(),
                    space.value());
            boolean added = !known.isEmpty()
                    && jdbc.update(
                                    "insert into playbook_outcome (outcome_id, playbook, won, happened_at)"
                                            + " values (?, ?, ?, ?) on conflict do nothing",
                                    outcome.id(),
                                    outcome.playbook(),
                                    outcome.won(),
                                    at(outcome.happenedAt()))
                            > 0;
            if (added) {
                update(outcome.playbook(), credit, outcome.happenedAt());
            }
            return added;
        }));
    }

    @Override
    public int recomputeCredits(Credit credit, Instant now) {
        List<Long> tried = jdbc.queryForList("select distinct playbook from playbook_outcome", Long.class);
        for (long number : tried) {
            transactions.executeWithoutResult(status -> {
                // The row is locked before its outcomes are read, or one that comes in between would be lost.
                jdbc.queryForList("select number from playbook where number = ? for update", Long.class, number);
                update(number, credit, now);
            });
        }
        return tried.size();
    }

    @Override
    public Optional<List<PlaybookOutcome>> outcomesOf(List<SpaceId> spaces, long playbook) {
        UUID[] wanted = spaces.stream().map(SpaceId::value).toArray(UUID[]::new);
        boolean known = !jdbc.queryForList(
                        "select number from playbook where number = ? and space = any (?)",
                        Long.class,
                        playbook,
                        wanted)
                .isEmpty();
        return known ? Optional.of(outcomesOf(playbook)) : Optional.empty();
    }

    private List<PlaybookOutcome> outcomesOf(long number) {
        return jdbc.query(
                "select outcome_id, won, happened_at from playbook_outcome where playbook = ?",
                (row, index) -> new PlaybookOutcome(
                        row.getObject("outcome_id", UUID.class), number, row.getBoolean("won"), instant(row)),
                number);
    }

    private void update(long number, Credit credit, Instant now) {
        List<PlaybookOutcome> outcomes = outcomesOf(number);
        long wins = outcomes.stream().filter(PlaybookOutcome::won).count();
        Instant last = outcomes.stream()
                .map(PlaybookOutcome::happenedAt)
                .max(Instant::compareTo)
                .orElse(now);
        jdbc.update(
                "update playbook set wins = ?, losses = ?, credit = ?, last_used_at = ? where number = ?",
                wins,
                outcomes.size() - wins,
                credit.of(outcomes, now.isBefore(last) ? last : now),
                at(last),
                number);
    }

    @Override
    public int renewVectors(String model, Function<String, float[]> embedding) {
        List<Playbook> others =
                jdbc.query("select " + COLUMNS + " from playbook where model <> ?", (row, index) -> read(row), model);
        for (Playbook entry : others) {
            jdbc.update(
                    "update playbook set trigger_vector = ?, strategy_vector = ?, model = ? where space = ? and number = ?",
                    Vectors.boxed(embedding.apply(entry.trigger())),
                    Vectors.boxed(embedding.apply(entry.strategy())),
                    model,
                    entry.space(),
                    entry.number());
        }
        return others.size();
    }

    private Optional<Kept> withFingerprint(NewPlaybook entry) {
        return jdbc
                .queryForList(
                        "select number from playbook where space = ? and scope = ? and fingerprint = ?",
                        Long.class,
                        entry.space().value(),
                        entry.scope(),
                        entry.fingerprint())
                .stream()
                .findFirst()
                .map(number -> new Kept(number, false));
    }

    private long insert(NewPlaybook entry) {
        return Objects.requireNonNull(jdbc.queryForObject(
                "insert into playbook (space, scope, trigger_text, strategy, fingerprint, trigger_vector, strategy_vector, model)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?) returning number",
                Long.class,
                entry.space().value(),
                entry.scope(),
                entry.trigger(),
                entry.strategy(),
                entry.fingerprint(),
                Vectors.boxed(entry.triggerVector()),
                Vectors.boxed(entry.strategyVector()),
                entry.model()));
    }

    private static Playbook read(ResultSet row) throws SQLException {
        OffsetDateTime last = row.getObject("last_used_at", OffsetDateTime.class);
        return new Playbook(
                row.getLong("number"),
                row.getObject("space", UUID.class),
                row.getString("scope"),
                row.getString("trigger_text"),
                row.getString("strategy"),
                row.getString("fingerprint"),
                Vectors.unboxed(row.getArray("trigger_vector")),
                Vectors.unboxed(row.getArray("strategy_vector")),
                row.getString("model"),
                row.getInt("wins"),
                row.getInt("losses"),
                row.getDouble("credit"),
                last == null ? null : last.toInstant());
    }

    private static Instant instant(ResultSet row) throws SQLException {
        return row.getObject("happened_at", OffsetDateTime.class).toInstant();
    }

    private static OffsetDateTime at(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }
}
