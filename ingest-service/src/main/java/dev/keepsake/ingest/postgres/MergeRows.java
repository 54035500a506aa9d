// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.ingest.entity.EntityMerges.KnownMerge;
import dev.keepsake.ingest.ledger.MergedNames.Merge;
import java.util.List;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The merges of names, for all that ask about them. */
final class MergeRows {
    private MergeRows() {}

    /** All that were ever made, in their order. */
    static List<KnownMerge> all(JdbcClient jdbc, SpaceId space) {
        return jdbc.sql("select * from entity_merges where space = ? order by id")
                .param(space.value())
                .query((row, number) -> new KnownMerge(
                        row.getLong("id"),
                        new Merge(row.getString("from_name"), row.getString("into_name")),
                        row.getObject("merged_by", UUID.class),
                        row.getObject("undone_by", UUID.class)))
                .list();
    }
}
