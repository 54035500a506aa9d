// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.ingest.forget.Erasure.LineId;
import dev.keepsake.ingest.forget.Erasure.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Takes words out of lines. */
final class WordEraser {
    /** Shorter words ("Yes.") are taken out only where they were the quote: elsewhere they mean something else. */
    private static final int TELLING = 12;

    private final JdbcClient jdbc;

    WordEraser(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    private record Held(LineId id, String text) {}

    Set<LineId> takeOut(SpaceId space, Set<Words> spoken) {
        Set<LineId> changed = new HashSet<>();
        for (Words words : spoken) {
            for (Held line : holding(space, words)) {
                String rest = without(line.text(), words.text(), restingOn(space, line.id()));
                if (!rest.equals(line.text())) {
                    rewrite(space, line.id(), rest);
                    changed.add(line.id());
                }
            }
        }
        return changed;
    }

    private List<Held> holding(SpaceId space, Words words) {
        boolean everywhere = words.text().length() >= TELLING;
        return jdbc.sql("""
                        select source, position, text from lines where space = ? and strpos(text, ?) > 0
                            and (? or source = ? and position = ?)""")
                .params(
                        space.value(),
                        words.text(),
                        everywhere,
                        words.line().source().toString(),
                        words.line().position())
                .query((row, number) -> new Held(
                        new LineId(Rows.sourceId(row.getString("source")), row.getInt("position")),
                        row.getString("text")))
                .list();
    }

    private List<String> restingOn(SpaceId space, LineId line) {
        return jdbc.sql("select quote from witnesses where space = ? and source = ? and line = ?")
                .params(space.value(), line.source().toString(), line.position())
                .query(String.class)
                .list();
    }

    /** The text without the words, except where another memory rests on them. */
    static String without(String text, String words, List<String> staying) {
        StringBuilder rest = new StringBuilder();
        int kept = 0;
        for (int at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length())) {
            if (!overlaps(text, at, at + words.length(), staying)) {
                rest.append(text, kept, at);
                kept = at + words.length();
            }
        }
        return rest.append(text, kept, text.length()).toString();
    }

    private static boolean overlaps(String text, int from, int to, List<String> staying) {
        for (String quote : staying) {
            for (int at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
                if (at < to && from < at + quote.length()) {
                    return true;
                }
            }
        }
        return false;
    }

    private void rewrite(SpaceId space, LineId line, String text) {
        jdbc.sql("""
                        with rewritten as (
                            update lines set text = ? where space = ? and source = ? and position = ? returning mark)
                        insert into forgotten_lines (space, mark)
                        select ?, mark from rewritten where mark is not null on conflict do nothing""")
                .params(text, space.value(), line.source().toString(), line.position(), space.value())
                .update();
    }
}
