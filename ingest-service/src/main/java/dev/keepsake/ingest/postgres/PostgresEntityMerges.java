// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.ingest.entity.EntityMerges;
import dev.keepsake.ingest.ledger.MergedNames.Merge;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;

final class PostgresEntityMerges implements EntityMerges {
    private final JdbcTemplate batches;
    private final JdbcClient jdbc;

    PostgresEntityMerges(JdbcTemplate batches, JdbcClient jdbc) {
        this.batches = batches;
        this.jdbc = jdbc;
    }

    @Override
    public List<KnownMerge> all(SpaceId space) {
        return MergeRows.all(jdbc, space);
    }

    @Override
    public void add(SpaceId space, Merge merge, UUID call, Instant at) {
        jdbc.sql("insert into entity_merges (space, from_name, into_name, merged_by, merged_at) values (?, ?, ?, ?, ?)")
                .params(space.value(), merge.from(), merge.into(), call, Columns.time(at))
                .update();
    }

    @Override
    public void undo(SpaceId space, long id, UUID call, Instant at) {
        jdbc.sql("update entity_merges set undone_by = ?, undone_at = ? where space = ? and id = ?")
                .params(call, Columns.time(at), space.value(), id)
                .update();
    }

    @Override
    public List<String> names(SpaceId space) {
        return jdbc.sql("""
                        select coalesce(t.name, m.entity) as told from memories m
                        left join told_names t on t.space = m.space and t.memory = m.fact_id
                        where m.space = ? group by told order by max(m.number) desc""").param(space.value()).query(String.class).list();
    }

    @Override
    public List<Told> told(SpaceId space, Collection<String> names) {
        return jdbc.sql("""
                        select m.*, coalesce(t.name, m.entity) as told from memories m
                        left join told_names t on t.space = m.space and t.memory = m.fact_id
                        where m.space = ? and coalesce(t.name, m.entity) = any(?) order by m.number""")
                .params(space.value(), Columns.texts(names))
                .query((row, number) -> new Told(Rows.memory(row, number), row.getString("told")))
                .list();
    }

    @Override
    public int count(SpaceId space, Collection<String> names) {
        return jdbc.sql("""
                        select count(*) from memories m
                        left join told_names t on t.space = m.space and t.memory = m.fact_id
                        where m.space = ? and coalesce(t.name, m.entity) = any(?)""")
                .params(space.value(), Columns.texts(names))
                .query(Integer.class)
                .single();
    }

    @Override
    public void rename(SpaceId space, Collection<Renamed> renamed) {
        batches.batchUpdate(
                "update memories set entity = ?, subject = ? where space = ? and fact_id = ?",
                renamed.stream()
                        .map(memory -> new Object[] {memory.entity(), memory.subject(), space.value(), memory.factId()})
                        .toList());
        jdbc.sql("delete from told_names where space = ? and memory = any(?)")
                .params(
                        space.value(),
                        Columns.ids(renamed.stream().map(Renamed::factId).toList()))
                .update();
        batches.batchUpdate(
                "insert into told_names (memory, space, name) values (?, ?, ?)",
                renamed.stream()
                        .filter(memory -> memory.told() != null)
                        .map(memory -> new Object[] {memory.factId(), space.value(), memory.told()})
                        .toList());
    }

    @Override
    public void revive(SpaceId space, UUID factId, Instant recordedAt) {
        jdbc.sql("""
                        update memories set status = 'current', superseded_by = null, valid_to = null, recorded_at = ?
                        where space = ? and fact_id = ?""").params(Columns.time(recordedAt), space.value(), factId).update();
    }

    @Override
    public void relink(SpaceId space, UUID factId, UUID successor, Instant validTo, Instant recordedAt) {
        jdbc.sql("update memories set superseded_by = ?, valid_to = ?, recorded_at = ? where space = ? and fact_id = ?")
                .params(successor, Columns.time(validTo), Columns.time(recordedAt), space.value(), factId)
                .update();
    }
}
