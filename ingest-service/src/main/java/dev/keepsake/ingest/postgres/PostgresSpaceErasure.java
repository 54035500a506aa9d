// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.ingest.forget.SpaceErasure;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Keeps in {@code erasures} when a space was erased, and in {@code untold} the ids whose end is still to be told. */
final class PostgresSpaceErasure implements SpaceErasure {
    private static final List<String> TABLES =
            List.of("memories", "sources", "people", "space_tenants", "entity_merges", "forgotten", "forgotten_lines");

    private final JdbcClient jdbc;

    PostgresSpaceErasure(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public Optional<Erased> last(SpaceId space) {
        return jdbc.sql("select * from erasures where space = ?")
                .param(space.value())
                .query(PostgresSpaceErasure::erased)
                .optional();
    }

    private static Erased erased(ResultSet row, int number) throws SQLException {
        String awaits = row.getString("awaits");
        return new Erased(
                new CallOrigin(row.getObject("call", UUID.class), row.getInt("reply_partition")),
                Columns.time(row, "erased_at"),
                row.getLong("last_version"),
                row.getInt("sources"),
                row.getInt("memories"),
                awaits.isEmpty() ? Set.of() : new HashSet<>(Arrays.asList(awaits.split(","))));
    }

    @Override
    public Erased eraseAll(SpaceId space, CallOrigin call, Instant at) {
        long version = nextVersion(space);
        int sources = noteUntold(space, Topic.SOURCES, "select id from sources where space = ?", version);
        int memories = noteUntold(space, Topic.MEMORIES, "select fact_id::text from memories where space = ?", version);
        for (String table : TABLES) {
            jdbc.sql("delete from " + table + " where space = ?")
                    .param(space.value())
                    .update();
        }
        jdbc.sql("""
                        insert into erasures (space, call, reply_partition, erased_at, last_version, sources, memories)
                        values (?, ?, ?, ?, ?, ?, ?)
                        on conflict (space) do update set call = excluded.call,
                            reply_partition = excluded.reply_partition, erased_at = excluded.erased_at,
                            last_version = excluded.last_version, sources = excluded.sources,
                            memories = excluded.memories, awaits = ''""")
                .params(
                        space.value(),
                        call.callId(),
                        call.replyPartition(),
                        Columns.time(at),
                        version,
                        sources,
                        memories)
                .update();
        return new Erased(call, at, version, sources, memories, Set.of());
    }

    private long nextVersion(SpaceId space) {
        return jdbc.sql("""
                        select 1 + greatest(
                            coalesce((select max(version) from sources where space = ?), 0),
                            coalesce((select max(version) from memories where space = ?), 0),
                            coalesce((select max(version) from forgotten where space = ?), 0),
                            coalesce((select last_version from erasures where space = ?), 0))""")
                .params(space.value(), space.value(), space.value(), space.value())
                .query(Long.class)
                .single();
    }

    private int noteUntold(SpaceId space, Topic topic, String keys, long version) {
        return jdbc.sql("insert into untold (space, topic, key, version) select ?, ?, key, ? from (" + keys
                        + ") gone (key) on conflict do nothing")
                .params(space.value(), topic.name(), version, space.value())
                .update();
    }

    @Override
    public List<Gone> takeUntold(SpaceId space, int most) {
        return jdbc.sql("""
                        delete from untold where ctid in (select ctid from untold where space = ? limit ?)
                        returning topic, key, version""")
                .params(space.value(), most)
                .query((row, number) ->
                        new Gone(Topic.valueOf(row.getString("topic")), row.getString("key"), row.getLong("version")))
                .list();
    }

    @Override
    public int untold(SpaceId space) {
        return jdbc.sql("select count(*) from untold where space = ?")
                .param(space.value())
                .query(Integer.class)
                .single();
    }

    @Override
    public Optional<SpaceId> spaceWithUntold() {
        return jdbc.sql("select space from untold limit 1")
                .query(UUID.class)
                .optional()
                .map(SpaceId::new);
    }

    @Override
    public void keepAwaits(SpaceId space, Set<String> awaits) {
        jdbc.sql("update erasures set awaits = ? where space = ?")
                .params(String.join(",", awaits), space.value())
                .update();
    }
}
