// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.ingest.Message.Speaker;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** By what a line of a conversation is known again when it is told again. */
public final class LineMarks {
    private static final char BETWEEN = '\u0000';

    private LineMarks() {}

    /** @param context the line's own time; where it has none, the mark of the line before it */
    public static String of(String context, Speaker role, @Nullable String speaker, String text) {
        return Digests.of(context + BETWEEN + role + BETWEEN + speaker + BETWEEN + text);
    }

    /** The lines with those marked that were kept before, and emptied those that were forgotten. */
    public static List<Line> remembering(List<Line> lines, Set<String> known, Set<String> forgotten) {
        return lines.stream()
                .map(line -> line.mark() == null ? line : remembering(line, line.mark(), known, forgotten))
                .toList();
    }

    private static Line remembering(Line line, String mark, Set<String> known, Set<String> forgotten) {
        boolean isForgotten = forgotten.contains(mark);
        return new Line(
                line.position(),
                line.role(),
                line.speaker(),
                line.saidAt(),
                isForgotten ? "" : line.text(),
                mark,
                isForgotten || known.contains(mark));
    }
}
