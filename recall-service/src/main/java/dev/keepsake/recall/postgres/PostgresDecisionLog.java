// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.recall.Decision;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.recall.gate.DecisionLog;
import dev.keepsake.recall.gate.KeptDecision;
import dev.keepsake.recall.gate.TenantThresholds;
import dev.keepsake.recall.gate.Thresholds;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.JdbcTemplate;

/** Keeps decisions in table {@code decision} and reads {@code tenant_threshold}. */
final class PostgresDecisionLog implements DecisionLog, TenantThresholds {
    private final JdbcTemplate jdbc;

    PostgresDecisionLog(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public void keep(KeptDecision decision) {
        jdbc.update(
                "insert into decision (event_id, tenant, space, tool, query_hash, features, probability, lower_threshold,"
                        + " upper_threshold, decision, served, decided_at)"
                        + " values (?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?, ?) on conflict do nothing",
                decision.eventId(),
                decision.tenant(),
                decision.space().value(),
                decision.tool(),
                decision.queryHash(),
                Json.mapper().writeValueAsString(decision.features()),
                decision.probability(),
                decision.thresholds().lower(),
                decision.thresholds().upper(),
                decision.decision().wireName(),
                decision.served().toArray(Long[]::new),
                decision.at().atOffset(ZoneOffset.UTC));
    }

    @Override
    public Optional<KeptDecision> byId(UUID eventId) {
        return jdbc.query("select * from decision where event_id = ?", (row, index) -> read(row), eventId).stream()
                .findFirst();
    }

    @Override
    public Optional<Offsets> of(UUID tenant) {
        return jdbc
                .query(
                        "select lower_offset, upper_offset from tenant_threshold where tenant = ?",
                        (row, index) -> new Offsets(row.getDouble("lower_offset"), row.getDouble("upper_offset")),
                        tenant)
                .stream()
                .findFirst();
    }

    private static KeptDecision read(ResultSet row) throws SQLException {
        Map<String, Double> features = new LinkedHashMap<>();
        Json.mapper()
                .readTree(row.getString("features"))
                .properties()
                .forEach(feature ->
                        features.put(feature.getKey(), feature.getValue().asDouble()));
        return new KeptDecision(
                row.getObject("event_id", UUID.class),
                row.getObject("tenant", UUID.class),
                new SpaceId(row.getObject("space", UUID.class)),
                row.getString("tool"),
                row.getString("query_hash"),
                features,
                row.getDouble("probability"),
                new Thresholds(row.getDouble("lower_threshold"), row.getDouble("upper_threshold")),
                Decision.valueOf(row.getString("decision").toUpperCase(Locale.ROOT)),
                List.of((Long[]) row.getArray("served").getArray()),
                row.getObject("decided_at", OffsetDateTime.class).toInstant());
    }
}
