// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.ExportMemories;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedMemory;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedWitness;
import dev.keepsake.contracts.ingest.ExportSources;
import dev.keepsake.contracts.ingest.ExportSources.ExportedLine;
import dev.keepsake.contracts.ingest.ExportSources.ExportedSource;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.transfer.Exports;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Reads pages: two statements each, whatever is on them. */
final class PostgresExports implements Exports {
    private static final int SOURCES = 50;
    private static final int MEMORIES = 200;

    /** So that a page fits into a record of the bus: a source may have a million. */
    private static final int MOST_CHARACTERS = 500_000;

    private static final int FORM = 1;

    private final JdbcClient jdbc;

    PostgresExports(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    private record SourceRow(
            long place,
            Source source,
            boolean written,
            SourceStatus status,
            @Nullable String reason,
            @Nullable String url) {}

    private record LineRow(String source, ExportedLine line) {}

    private record WitnessRow(UUID memory, ExportedWitness witness) {}

    @Override
    public ExportSources.Result sources(SpaceId space, long after) {
        // The first of the page comes whatever its size, the others while there is room.
        List<SourceRow> rows = jdbc.sql("""
                        select * from (
                            select s.*, sum(size) over (order by seq) - size as before,
                                exists (select 1 from witnesses w join memories m on m.fact_id = w.memory
                                    where w.space = s.space and w.source = s.id and m.sole) as written
                            from sources s where space = ? and seq > ? and kind <> 'policy' order by seq limit ?) page
                        where before < ? order by seq""")
                .params(space.value(), after, SOURCES, MOST_CHARACTERS)
                .query(PostgresExports::sourceRow)
                .list();
        Map<String, List<ExportedLine>> lines = lines(space, rows);
        return new ExportSources.Result(
                rows.stream()
                        .map(row -> exported(
                                row, lines.getOrDefault(row.source().id().toString(), List.of())))
                        .toList(),
                rows.isEmpty() ? null : Long.toString(rows.get(rows.size() - 1).place()));
    }

    private static SourceRow sourceRow(ResultSet row, int number) throws SQLException {
        return new SourceRow(
                row.getLong("seq"),
                Rows.source(row, number),
                row.getBoolean("written"),
                Columns.word(row, "status", SourceStatus.class),
                row.getString("reason"),
                row.getString("url"));
    }

    private Map<String, List<ExportedLine>> lines(SpaceId space, List<SourceRow> rows) {
        return jdbc
                .sql("select * from lines where space = ? and source = any(?) order by source, position")
                .params(
                        space.value(),
                        Columns.texts(
                                rows.stream().map(row -> row.source().id()).toList()))
                .query((row, number) -> new LineRow(row.getString("source"), exported(Rows.line(row, number))))
                .list()
                .stream()
                .collect(groupingBy(LineRow::source, mapping(LineRow::line, toList())));
    }

    private static ExportedLine exported(Line line) {
        return new ExportedLine(line.role(), line.speaker(), line.saidAt(), line.text());
    }

    private static ExportedSource exported(SourceRow row, List<ExportedLine> lines) {
        Source source = row.source();
        return new ExportedSource(
                "source",
                FORM,
                source.id().toString(),
                source.kind(),
                row.written(),
                source.scope(),
                source.title(),
                row.url(),
                source.arrival().channel(),
                source.arrival().agentId(),
                source.provenance(),
                source.person(),
                source.zone().getId(),
                source.marks().category(),
                source.marks().importance(),
                row.status(),
                row.reason(),
                source.addedAt(),
                lines);
    }

    @Override
    public ExportMemories.Result memories(SpaceId space, long after) {
        List<Memory> memories = jdbc.sql(
                        "select * from memories where space = ? and number > ? order by number limit ?")
                .params(space.value(), after, MEMORIES)
                .query(Rows::memory)
                .list();
        Map<UUID, List<ExportedWitness>> witnesses = witnesses(space, memories);
        return new ExportMemories.Result(
                memories.stream()
                        .map(memory -> exported(memory, witnesses.getOrDefault(memory.factId(), List.of())))
                        .toList(),
                memories.isEmpty()
                        ? null
                        : Long.toString(memories.get(memories.size() - 1).number()));
    }

    private Map<UUID, List<ExportedWitness>> witnesses(SpaceId space, List<Memory> memories) {
        return jdbc
                .sql("select * from witnesses where space = ? and memory = any(?) order by ordinal")
                .params(
                        space.value(),
                        Columns.ids(memories.stream().map(Memory::factId).toList()))
                .query((row, number) -> new WitnessRow(
                        row.getObject("memory", UUID.class),
                        new ExportedWitness(
                                row.getString("source"),
                                row.getInt("line"),
                                row.getString("quote"),
                                row.getString("rationale"),
                                row.getString("speaker"))))
                .list()
                .stream()
                .collect(groupingBy(WitnessRow::memory, mapping(WitnessRow::witness, toList())));
    }

    private static ExportedMemory exported(Memory memory, List<ExportedWitness> witnesses) {
        return new ExportedMemory(
                "memory",
                FORM,
                MemoryNumber.format(memory.number()),
                memory.factId(),
                memory.sole(),
                memory.scope(),
                memory.entity(),
                memory.key(),
                memory.value(),
                memory.text(),
                memory.fact().kind(),
                memory.fact().category(),
                memory.fact().importance(),
                memory.status(),
                memory.provenance(),
                memory.validFrom(),
                memory.times().validTo(),
                memory.saidAt(),
                memory.times().learnedAt(),
                memory.times().recordedAt(),
                memory.supersededBy(),
                witnesses);
    }
}
