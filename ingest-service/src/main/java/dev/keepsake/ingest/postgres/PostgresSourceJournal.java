// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.SourceJournal;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;

final class PostgresSourceJournal implements SourceJournal {
    private final JdbcTemplate batches;
    private final JdbcClient jdbc;
    private final SourceStates states;

    PostgresSourceJournal(JdbcTemplate batches, JdbcClient jdbc) {
        this.batches = batches;
        this.jdbc = jdbc;
        this.states = new SourceStates(jdbc);
    }

    @Override
    public boolean knows(SpaceId space, SourceId id, @Nullable String pushId) {
        return holds(space, id, pushId) || forgottenAt(space, id).isPresent();
    }

    @Override
    public boolean holds(SpaceId space, SourceId id, @Nullable String pushId) {
        return jdbc.sql("select exists (select 1 from sources where space = ? and (id = ? or push_id = ?))")
                .param(space.value())
                .param(id.toString())
                .param(pushId)
                .query(Boolean.class)
                .single();
    }

    @Override
    public Optional<Instant> forgottenAt(SpaceId space, SourceId id) {
        return jdbc.sql("select forgotten_at from forgotten where space = ? and id = ?")
                .params(space.value(), id.toString())
                .query((row, number) -> Columns.time(row, "forgotten_at"))
                .optional();
    }

    @Override
    public Optional<Instant> erasedAt(SpaceId space) {
        return jdbc.sql("select erased_at from erasures where space = ?")
                .param(space.value())
                .query((row, number) -> Columns.time(row, "erased_at"))
                .optional();
    }

    @Override
    public void add(Source source, List<Line> lines) {
        batches.update(
                """
                insert into sources (id, space, scope, kind, title, channel, agent_id, provenance, person, zone,
                    category, importance, push_id, added_at, size, status, due_at, version)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?, 1 + greatest(
                    coalesce((select last_version from erasures where space = ?), 0),
                    coalesce((select version from forgotten where space = ? and id = ?), 0)))""",
                source.id().toString(),
                source.space().value(),
                source.scope(),
                Columns.word(source.kind()),
                source.title(),
                Columns.wordOrNull(source.arrival().channel()),
                source.arrival().agentId(),
                source.provenance(),
                source.person(),
                source.zone().getId(),
                Columns.wordOrNull(source.marks().category()),
                Columns.wordOrNull(source.marks().importance()),
                source.arrival().pushId(),
                Columns.time(source.addedAt()),
                lines.stream().mapToInt(line -> line.text().length()).sum(),
                Columns.time(source.addedAt()),
                source.space().value(),
                source.space().value(),
                source.id().toString());
        batches.batchUpdate("""
                insert into lines (space, source, position, role, speaker, said_at, text, mark, known)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?)""", lines.stream().map(line -> row(source, line)).toList());
    }

    private static @Nullable Object[] row(Source source, Line line) {
        return new @Nullable Object[] {
            source.space().value(),
            source.id().toString(),
            line.position(),
            Columns.word(line.role()),
            line.speaker(),
            Columns.time(line.saidAt()),
            line.text(),
            line.mark(),
            line.known()
        };
    }

    @Override
    public List<Line> lines(SpaceId space, SourceId id) {
        return jdbc.sql("select * from lines where space = ? and source = ? order by position")
                .params(space.value(), id.toString())
                .query(Rows::line)
                .list();
    }

    @Override
    public Set<String> knownMarks(SpaceId space, Collection<String> marks) {
        return marks(space, marks, "lines");
    }

    @Override
    public Set<String> forgottenMarks(SpaceId space, Collection<String> marks) {
        return marks(space, marks, "forgotten_lines");
    }

    private Set<String> marks(SpaceId space, Collection<String> marks, String table) {
        return new HashSet<>(jdbc.sql("select distinct mark from " + table + " where space = ? and mark = any(?)")
                .params(space.value(), Columns.texts(marks))
                .query(String.class)
                .list());
    }

    @Override
    public void setStatus(SpaceId space, SourceId id, SourceStatus status, @Nullable String reason) {
        jdbc.sql("update sources set status = ?, reason = ?, version = version + 1 where space = ? and id = ?")
                .param(Columns.word(status))
                .param(reason)
                .param(space.value())
                .param(id.toString())
                .update();
    }

    @Override
    public void touch(SpaceId space, Collection<SourceId> ids) {
        jdbc.sql("update sources set version = version + 1 where space = ? and id = any(?)")
                .params(space.value(), Columns.texts(ids))
                .update();
    }

    @Override
    public List<SourceChanged> states(SpaceId space, Collection<SourceId> ids) {
        return states.of(space, ids);
    }
}
