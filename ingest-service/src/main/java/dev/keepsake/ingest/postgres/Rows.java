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
import dev.keepsake.ingest.ledger.Arrival;
import dev.keepsake.ingest.ledger.Fact;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Marks;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.People.Person;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.Times;
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
                new Arrival(
                        row.getString("provenance"),
                        Columns.wordOrNull(row, "channel", Channel.class),
                        row.getString("agent_id"),
                        row.getString("push_id")),
                new Person(row.getString("person"), ZoneId.of(row.getString("zone"))),
                new Marks(
                        Columns.wordOrNull(row, "category", Category.class),
                        Columns.wordOrNull(row, "importance", Importance.class)),
                Columns.time(row, "added_at"));
    }

    static Memory memory(ResultSet row, int number) throws SQLException {
        return new Memory(
                row.getObject("fact_id", UUID.class),
                row.getLong("number"),
                new SpaceId(row.getObject("space", UUID.class)),
                row.getString("scope"),
                fact(row),
                row.getString("provenance"),
                Columns.word(row, "status", MemoryStatus.class),
                row.getBoolean("sole"),
                times(row),
                row.getObject("superseded_by", UUID.class),
                row.getLong("version"));
    }

    private static Fact fact(ResultSet row) throws SQLException {
        return new Fact(
                row.getString("text"),
                row.getString("entity"),
                row.getString("key"),
                row.getString("value"),
                Columns.word(row, "kind", Kind.class),
                Columns.word(row, "category", Category.class),
                Columns.word(row, "importance", Importance.class));
    }

    private static Times times(ResultSet row) throws SQLException {
        return new Times(
                Columns.time(row, "valid_from"),
                Columns.timeOrNull(row, "valid_to"),
                Columns.time(row, "said_at"),
                Columns.time(row, "learned_at"),
                Columns.time(row, "recorded_at"));
    }
}
