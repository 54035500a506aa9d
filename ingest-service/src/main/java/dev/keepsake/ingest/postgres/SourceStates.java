// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Channel;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceChanged.Taught;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceStatus;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Reads what events tell of sources: three statements, however many sources. */
final class SourceStates {
    /** What an event carries of a text, in characters; of a policy all of it, for a policy governs whole. */
    private static final int LONGEST_TEXT = 4_000;

    private final JdbcClient jdbc;

    SourceStates(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    private record Lesson(String source, Taught taught) {}

    private record Text(String source, String text) {}

    List<SourceChanged> of(SpaceId space, Collection<SourceId> ids) {
        Map<String, List<Taught>> taught = taught(space, ids);
        Map<String, String> texts = texts(space, ids);
        return jdbc.sql("select * from sources where space = ? and id = any(?)")
                .params(space.value(), Columns.texts(ids))
                .query((row, number) -> state(
                        row,
                        texts.getOrDefault(row.getString("id"), ""),
                        taught.getOrDefault(row.getString("id"), List.of())))
                .list();
    }

    private Map<String, List<Taught>> taught(SpaceId space, Collection<SourceId> ids) {
        return jdbc
                .sql("""
                        select distinct w.source, m.fact_id, m.version
                        from witnesses w join memories m on m.fact_id = w.memory and m.space = w.space
                        where w.space = ? and w.source = any(?)""")
                .params(space.value(), Columns.texts(ids))
                .query((row, number) -> new Lesson(
                        row.getString("source"),
                        new Taught(row.getObject("fact_id", UUID.class), row.getLong("version"))))
                .list()
                .stream()
                .collect(groupingBy(Lesson::source, mapping(Lesson::taught, toList())));
    }

    private Map<String, String> texts(SpaceId space, Collection<SourceId> ids) {
        return jdbc
                .sql("""
                        select source, text from lines
                        where space = ? and source = any(?) and text <> '' order by source, position""")
                .params(space.value(), Columns.texts(ids))
                .query((row, number) -> new Text(row.getString("source"), row.getString("text")))
                .list()
                .stream()
                .collect(groupingBy(Text::source, mapping(Text::text, joining("\n"))));
    }

    private static SourceChanged state(ResultSet row, String text, List<Taught> taught) throws SQLException {
        return new SourceChanged(
                Rows.sourceId(row.getString("id")),
                row.getLong("version"),
                new SpaceId(row.getObject("space", UUID.class)),
                Columns.word(row, "kind", SourceKind.class),
                row.getString("title"),
                row.getString("url"),
                Columns.wordOrNull(row, "channel", Channel.class),
                row.getString("agent_id"),
                row.getString("kind").equals("policy") ? text : cut(text),
                Columns.word(row, "status", SourceStatus.class),
                row.getString("reason"),
                taught.size(),
                taught,
                Columns.time(row, "added_at"));
    }

    private static String cut(String text) {
        int length = text.codePointCount(0, text.length());
        return length <= LONGEST_TEXT ? text : text.substring(0, text.offsetByCodePoints(0, LONGEST_TEXT));
    }
}
