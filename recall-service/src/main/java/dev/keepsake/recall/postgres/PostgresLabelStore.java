// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import dev.keepsake.contracts.recall.Decision;
import dev.keepsake.recall.feedback.Label;
import dev.keepsake.recall.feedback.LabelStore;
import dev.keepsake.recall.feedback.LabelledDecision;
import dev.keepsake.recall.feedback.ThresholdUpdate;
import dev.keepsake.recall.gate.TenantThresholds.Offsets;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionTemplate;

/** Keeps labels in table {@code label} and moves {@code tenant_threshold}. */
final class PostgresLabelStore implements LabelStore {
    private final JdbcTemplate jdbc;
    private final TransactionTemplate transactions;

    PostgresLabelStore(JdbcTemplate jdbc, TransactionTemplate transactions) {
        this.jdbc = jdbc;
        this.transactions = transactions;
    }

    @Override
    public Outcome add(Label label, ThresholdUpdate update) {
        return Objects.requireNonNull(transactions.execute(status -> {
            List<String> decisions = jdbc.queryForList(
                    "select decision from decision where event_id = ? and tenant = ? and space = ?",
                    String.class,
                    label.eventId(),
                    label.tenant(),
                    label.space().value());
            if (decisions.isEmpty()) {
                return new Outcome.Unknown();
            }
            Moved before = locked(label.tenant());
            List<Given> given = given(label.eventId());
            if (!given.isEmpty()) {
                return given.get(0).callId().equals(label.callId())
                        ? new Outcome.Recorded(given.get(0).labels())
                        : new Outcome.AlreadyLabelled();
            }
            Decision decision = Decision.valueOf(decisions.get(0).toUpperCase(Locale.ROOT));
            Offsets after = update.moved(before.offsets(), before.labels(), decision, label.correct());
            int labels = before.labels() + 1;
            insert(label, labels);
            jdbc.update(
                    "update tenant_threshold set lower_offset = ?, upper_offset = ?, labels = ? where tenant = ?",
                    after.lower(),
                    after.upper(),
                    labels,
                    label.tenant());
            return new Outcome.Recorded(labels);
        }));
    }

    @Override
    public List<LabelledDecision> labelled(Optional<UUID> tenant, int limit) {
        return jdbc.query(
                "select tool, probability, decision, correct from label join decision using (event_id)"
                        + " where cast(? as uuid) is null or label.tenant = ? order by labelled_at desc limit ?",
                (row, index) -> new LabelledDecision(
                        row.getString("tool"),
                        row.getDouble("probability"),
                        Decision.valueOf(row.getString("decision").toUpperCase(Locale.ROOT)),
                        row.getBoolean("correct")),
                tenant.orElse(null),
                tenant.orElse(null),
                limit);
    }

    /** The tenant's row is locked first: two labels at once would both count from the same number. */
    private Moved locked(UUID tenant) {
        jdbc.update("insert into tenant_threshold (tenant) values (?) on conflict do nothing", tenant);
        return Objects.requireNonNull(jdbc.queryForObject(
                "select lower_offset, upper_offset, labels from tenant_threshold where tenant = ? for update",
                (row, index) -> new Moved(
                        new Offsets(row.getDouble("lower_offset"), row.getDouble("upper_offset")),
                        row.getInt("labels")),
                tenant));
    }

    private List<Given> given(UUID eventId) {
        return jdbc.query(
                "select call_id, labels from label where event_id = ?",
                (row, index) -> new Given(row.getObject("call_id", UUID.class), row.getInt("labels")),
                eventId);
    }

    private void insert(Label label, int labels) {
        jdbc.update(
                "insert into label (event_id, call_id, tenant, correct, labels, labelled_at) values (?, ?, ?, ?, ?, ?)",
                label.eventId(),
                label.callId(),
                label.tenant(),
                label.correct(),
                labels,
                label.at().atOffset(ZoneOffset.UTC));
    }

    private record Moved(Offsets offsets, int labels) {}

    private record Given(UUID callId, int labels) {}
}
