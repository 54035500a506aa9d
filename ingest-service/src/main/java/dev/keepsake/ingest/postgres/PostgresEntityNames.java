// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.ingest.entity.EntityMerges.KnownMerge;
import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.EntityNames;
import dev.keepsake.ingest.ledger.MergedNames;
import dev.keepsake.ingest.ledger.MergedNames.Merge;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;

final class PostgresEntityNames implements EntityNames {
    private final JdbcTemplate batches;
    private final JdbcClient jdbc;

    PostgresEntityNames(JdbcTemplate batches, JdbcClient jdbc) {
        this.batches = batches;
        this.jdbc = jdbc;
    }

    @Override
    public MergedNames merged(SpaceId space) {
        return merged(MergeRows.all(jdbc, space));
    }

    private static MergedNames merged(List<KnownMerge> merges) {
        List<Merge> inForce = merges.stream()
                .filter(KnownMerge::isInForce)
                .map(KnownMerge::merge)
                .toList();
        return inForce.isEmpty() ? MergedNames.NONE : new MergedNames(inForce);
    }

    @Override
    public void keepTold(SpaceId space, Map<UUID, String> names) {
        if (names.isEmpty()) {
            return;
        }
        batches.batchUpdate(
                "insert into told_names (memory, space, name) values (?, ?, ?)",
                names.entrySet().stream()
                        .map(told -> new Object[] {told.getKey(), space.value(), told.getValue()})
                        .toList());
    }

    @Override
    public Optional<String> told(SpaceId space, UUID factId) {
        return jdbc.sql("select name from told_names where space = ? and memory = ?")
                .params(space.value(), factId)
                .query(String.class)
                .optional();
    }

    @Override
    public Set<UUID> dropUnheld(SpaceId space) {
        List<KnownMerge> merges = MergeRows.all(jdbc, space);
        if (merges.isEmpty()) {
            return Set.of();
        }
        Set<String> held = jdbc
                .sql("select distinct coalesce(t.name, m.entity) from memories m"
                        + " left join told_names t on t.memory = m.fact_id where m.space = ?")
                .param(space.value())
                .query(String.class)
                .list()
                .stream()
                .map(Digests::plain)
                .collect(Collectors.toSet());
        List<KnownMerge> unheld = merges.stream()
                .filter(known -> !held.contains(Digests.plain(known.merge().from()))
                        || !known.isInForce()
                                && !held.contains(Digests.plain(known.merge().into())))
                .toList();
        MergedNames names = merged(merges);
        Set<UUID> answered = new HashSet<>();
        for (KnownMerge merge : unheld) {
            jdbc.sql("delete from entity_merges where space = ? and id = ?")
                    .params(space.value(), merge.id())
                    .update();
            answered.addAll(jdbc.sql("select fact_id from memories where space = ? and entity = ?")
                    .params(space.value(), names.entityOf(merge.merge().from()))
                    .query(UUID.class)
                    .list());
        }
        return answered;
    }
}
