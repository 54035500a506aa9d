// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryChanged.EarlierMemory;
import dev.keepsake.contracts.ingest.MemoryChanged.Surroundings;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.recall.SourceRef;
import dev.keepsake.ingest.ledger.EntityNames;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.MergedNames;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Reads what events tell of memories: four statements, however many memories. */
final class MemoryStates {
    private final JdbcClient jdbc;
    private final EntityNames names;
    private final Neighbours neighbours;

    MemoryStates(JdbcClient jdbc, EntityNames names) {
        this.jdbc = jdbc;
        this.names = names;
        this.neighbours = new Neighbours(jdbc);
    }

    /** A memory with its first witness, which is the one that is shown. */
    private record Witnessed(
            Memory memory,
            SourceRef source,
            int line,
            String quote,
            String rationale,
            @Nullable String speaker) {}

    List<MemoryChanged> of(SpaceId space, Collection<UUID> factIds) {
        List<Witnessed> found = jdbc.sql("""
                        select m.*, w.source, w.line, w.quote, w.rationale, w.speaker, s.kind as source_kind, s.title, s.url
                        from memories m
                        join lateral (select * from witnesses w where w.space = m.space and w.memory = m.fact_id
                            order by w.ordinal limit 1) w on true
                        join sources s on s.space = m.space and s.id = w.source
                        where m.space = ? and m.fact_id = any(?) order by m.number""")
                .params(space.value(), Columns.ids(factIds))
                .query(MemoryStates::witnessed)
                .list();
        MergedNames merged = names.merged(space);
        Map<UUID, List<EarlierMemory>> histories = histories(space, factIds);
        Map<Neighbours.Place, Surroundings> surroundings = neighbours.of(
                space,
                found.stream()
                        .map(memory -> new Neighbours.Place(memory.source().id(), memory.line()))
                        .toList());
        return found.stream()
                .map(memory -> state(
                        memory,
                        surroundings.getOrDefault(
                                new Neighbours.Place(memory.source().id(), memory.line()), Surroundings.NONE),
                        histories.getOrDefault(memory.memory().factId(), List.of()),
                        merged.alsoCalled(memory.memory().entity())))
                .toList();
    }

    private Map<UUID, List<EarlierMemory>> histories(SpaceId space, Collection<UUID> factIds) {
        Map<UUID, List<EarlierMemory>> histories = new HashMap<>();
        jdbc.sql("""
                        with recursive chain as (
                            select superseded_by as root, fact_id, number, text, status, valid_from, valid_to
                            from memories where space = ? and superseded_by = any(?)
                            union all
                            select c.root, m.fact_id, m.number, m.text, m.status, m.valid_from, m.valid_to
                            from memories m join chain c on m.superseded_by = c.fact_id where m.space = ?)
                        select * from chain order by valid_from desc, number desc""").params(space.value(), Columns.ids(factIds), space.value()).query(row -> {
            histories
                    .computeIfAbsent(row.getObject("root", UUID.class), any -> new ArrayList<>())
                    .add(earlier(row));
        });
        return histories;
    }

    private static EarlierMemory earlier(ResultSet row) throws SQLException {
        return new EarlierMemory(
                row.getObject("fact_id", UUID.class),
                row.getLong("number"),
                row.getString("text"),
                Columns.word(row, "status", MemoryStatus.class),
                Columns.time(row, "valid_from"),
                Columns.timeOrNull(row, "valid_to"));
    }

    private static Witnessed witnessed(ResultSet row, int number) throws SQLException {
        return new Witnessed(
                Rows.memory(row, number),
                new SourceRef(
                        row.getString("source"),
                        Columns.word(row, "source_kind", SourceKind.class),
                        row.getString("title"),
                        row.getString("url")),
                row.getInt("line"),
                row.getString("quote"),
                row.getString("rationale"),
                row.getString("speaker"));
    }

    private static MemoryChanged state(
            Witnessed witnessed, Surroundings surroundings, List<EarlierMemory> history, List<String> alsoCalled) {
        Memory memory = witnessed.memory();
        return new MemoryChanged(
                memory.factId(),
                memory.number(),
                memory.version(),
                memory.space(),
                memory.scope(),
                memory.entity(),
                memory.key(),
                memory.value(),
                memory.text(),
                memory.entity(),
                memory.fact().kind(),
                memory.fact().category(),
                memory.fact().importance(),
                memory.status(),
                witnessed.source(),
                memory.provenance(),
                witnessed.quote(),
                witnessed.rationale(),
                witnessed.speaker(),
                surroundings,
                memory.validFrom(),
                memory.times().validTo(),
                memory.saidAt(),
                memory.times().learnedAt(),
                memory.times().recordedAt(),
                history,
                alsoCalled.isEmpty() ? null : alsoCalled);
    }
}
