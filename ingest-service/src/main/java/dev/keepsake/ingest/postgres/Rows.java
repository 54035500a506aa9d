// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Channel;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.Source;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.ZoneId;
import java.util.UUID;

/** Rows of the tables as what they stand for. */
final class Rows {
    private Rows() {}

    static SourceId sourceId(String text) {
        return SourceId.parse(text).orElseThrow();
    }

    static Line line(ResultSet row, int number) throws SQLException {
        return new Line(
                row.getInt("position"),
                Columns.word(row, "role", Speaker.class),
                row.getString("speaker"),
                Columns.time(row, "said_at"),
                row.getString("text"),
                row.getString("mark"),
                row.getBoolean("known"));
    }

    static Source source(ResultSet row, int number) throws SQLException {
        return new Source(
                sourceId(row.getString("id")),
                new SpaceId(row.getObject("space", UUID.class)),
                row.getString("scope"),
                Columns.word(row, "kind", SourceKind.class),
                row.getString("title"),
                Columns.wordOrNull(row, "channel", Channel.class),
                row.getString("agent_id"),
                row.getString("provenance"),
                row.getString("person"),
                ZoneId.of(row.getString("zone")),
                Columns.wordOrNull(row, "category", Category.class),
                Columns.wordOrNull(row, "importance", Importance.class),
                row.getString("push_id"),
                Columns.time(row, "added_at"));
    }

    static Memory memory(ResultSet row, int number) throws SQLException {
        return new Memory(
                row.getObject("fact_id", UUID.class),
                row.getLong("number"),
                new SpaceId(row.getObject("space", UUID.class)),
                row.getString("scope"),
                row.getString("entity"),
                row.getString("key"),
                row.getString("value"),
                row.getString("text"),
                Columns.word(row, "kind", Kind.class),
                Columns.word(row, "category", Category.class),
                Columns.word(row, "importance", Importance.class),
                row.getString("provenance"),
                Columns.word(row, "status", MemoryStatus.class),
                row.getBoolean("sole"),
                Columns.time(row, "valid_from"),
                Columns.timeOrNull(row, "valid_to"),
                Columns.time(row, "said_at"),
                Columns.time(row, "learned_at"),
                Columns.time(row, "recorded_at"),
                row.getObject("superseded_by", UUID.class),
                row.getLong("version"));
    }
}
