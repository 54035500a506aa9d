// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.ingest.forget.Erasure;
import dev.keepsake.ingest.ledger.Memory;
import java.time.Clock;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

final class PostgresErasure implements Erasure {
    private final JdbcClient jdbc;
    private final WordEraser words;
    private final Clock clock;

    PostgresErasure(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.words = new WordEraser(jdbc);
        this.clock = clock;
    }

    @Override
    public Optional<Tombstone> tombstone(SpaceId space, String id) {
        return jdbc.sql("select call, memories, awaits, version from forgotten where space = ? and id = ?")
                .params(space.value(), id)
                .query((row, number) -> new Tombstone(
                        row.getObject("call", UUID.class),
                        row.getInt("memories"),
                        names(row.getString("awaits")),
                        row.getLong("version")))
                .optional();
    }

    private static Set<String> names(String joined) {
        return joined.isEmpty() ? Set.of() : new HashSet<>(Arrays.asList(joined.split(",")));
    }

    @Override
    public void keepTombstone(SpaceId space, String id, Tombstone tombstone) {
        jdbc.sql("""
                        insert into forgotten as known (space, id, call, memories, awaits, forgotten_at, version)
                        values (?, ?, ?, ?, ?, ?, ?)
                        on conflict (space, id) do update set call = excluded.call, memories = excluded.memories,
                            awaits = excluded.awaits, forgotten_at = excluded.forgotten_at,
                            version = greatest(known.version, excluded.version)""")
                .params(
                        space.value(),
                        id,
                        tombstone.call(),
                        tombstone.memories(),
                        String.join(",", tombstone.awaits()),
                        Columns.time(clock.instant()),
                        tombstone.version())
                .update();
    }

    @Override
    public Optional<Long> sourceVersion(SpaceId space, SourceId source) {
        return jdbc.sql("select version from sources where space = ? and id = ?")
                .params(space.value(), source.toString())
                .query(Long.class)
                .optional();
    }

    @Override
    public List<Memory> withPredecessors(SpaceId space, long number) {
        return jdbc.sql("""
                        with recursive chain as (
                            select * from memories where space = ? and number = ?
                            union
                            select m.* from memories m join chain c on m.superseded_by = c.fact_id where m.space = ?)
                        select * from chain order by number desc""")
                .params(space.value(), number, space.value())
                .query(Rows::memory)
                .list();
    }

    @Override
    public List<Memory> taughtOnlyBy(SpaceId space, SourceId source) {
        return jdbc.sql("""
                        select * from memories m where space = ?
                            and exists (select 1 from witnesses w where w.memory = m.fact_id and w.source = ?)
                            and not exists (select 1 from witnesses w where w.memory = m.fact_id and w.source <> ?)""")
                .params(space.value(), source.toString(), source.toString())
                .query(Rows::memory)
                .list();
    }

    @Override
    public Set<UUID> successors(SpaceId space, Collection<UUID> memories) {
        return new HashSet<>(jdbc.sql("""
                        with recursive chain as (
                            select superseded_by from memories where space = ? and fact_id = any(?)
                            union
                            select m.superseded_by from memories m join chain c on m.fact_id = c.superseded_by
                            where m.space = ?)
                        select superseded_by from chain where superseded_by is not null""")
                .params(space.value(), Columns.ids(memories), space.value())
                .query(UUID.class)
                .list());
    }

    @Override
    public Set<UUID> relink(SpaceId space, List<Memory> going) {
        Map<UUID, Memory> byId = going.stream().collect(Collectors.toMap(Memory::factId, Function.identity()));
        Set<UUID> changed = new HashSet<>();
        for (Memory gone : going) {
            UUID successor = gone.supersededBy();
            while (successor != null && byId.containsKey(successor)) {
                successor = byId.get(successor).supersededBy();
            }
            changed.addAll(relink(space, gone.factId(), successor));
        }
        return changed;
    }

    private List<UUID> relink(SpaceId space, UUID gone, @Nullable UUID successor) {
        if (successor != null) {
            return jdbc.sql(
                            "update memories set superseded_by = ? where space = ? and superseded_by = ? returning fact_id")
                    .params(successor, space.value(), gone)
                    .query(UUID.class)
                    .list();
        }
        // What was wrong stays wrong; what had merely been replaced holds again.
        return jdbc.sql("""
                        update memories set superseded_by = null, recorded_at = ?,
                            valid_to = case when status = ? then null else valid_to end,
                            status = case when status = ? then ? else status end
                        where space = ? and superseded_by = ? returning fact_id""")
                .params(
                        Columns.time(clock.instant()),
                        Columns.word(MemoryStatus.SUPERSEDED),
                        Columns.word(MemoryStatus.SUPERSEDED),
                        Columns.word(MemoryStatus.CURRENT),
                        space.value(),
                        gone)
                .query(UUID.class)
                .list();
    }

    @Override
    public Set<Words> words(SpaceId space, Collection<UUID> memories) {
        return new HashSet<>(jdbc.sql("select source, line, quote from witnesses where space = ? and memory = any(?)")
                .params(space.value(), Columns.ids(memories))
                .query((row, number) -> new Words(
                        new LineId(Rows.sourceId(row.getString("source")), row.getInt("line")), row.getString("quote")))
                .list());
    }

    @Override
    public void eraseMemories(SpaceId space, Collection<UUID> memories) {
        jdbc.sql("delete from memories where space = ? and fact_id = any(?)")
                .params(space.value(), Columns.ids(memories))
                .update();
    }

    @Override
    public void eraseSource(SpaceId space, SourceId source) {
        jdbc.sql("""
                        insert into forgotten_lines (space, mark)
                        select space, mark from lines where space = ? and source = ? and mark is not null
                        on conflict do nothing""").params(space.value(), source.toString()).update();
        jdbc.sql("delete from sources where space = ? and id = ?")
                .params(space.value(), source.toString())
                .update();
    }

    @Override
    public Set<LineId> takeOut(SpaceId space, Set<Words> spoken) {
        return words.takeOut(space, spoken);
    }

    @Override
    public Set<SourceId> emptied(SpaceId space, Collection<SourceId> sources) {
        // A note of which no memory is left is what was to be forgotten; a conversation may hold more.
        return jdbc.sql("""
                        select id from sources s where space = ? and id = any(?) and (
                            kind = 'note' and not exists (select 1 from witnesses w where w.source = s.id)
                            or not exists (select 1 from lines l where l.source = s.id and l.text !~ '^\\s*$'))""").params(space.value(), Columns.texts(sources)).query(String.class).list().stream()
                .map(Rows::sourceId)
                .collect(Collectors.toSet());
    }

    @Override
    public Set<UUID> near(SpaceId space, Collection<LineId> lines) {
        return new HashSet<>(jdbc.sql("""
                        select distinct w.memory from witnesses w
                        join unnest(?::text[], ?::int[]) as p (source, position)
                            on w.source = p.source and w.line between p.position - ? and p.position + ?
                        where w.space = ?""")
                .params(
                        lines.stream().map(line -> line.source().toString()).toArray(String[]::new),
                        lines.stream().map(LineId::position).toArray(Integer[]::new),
                        Neighbours.REACH,
                        Neighbours.REACH,
                        space.value())
                .query(UUID.class)
                .list());
    }
}
