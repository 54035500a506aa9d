// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.language.sentence.LegibleText;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.statement.NotSaid;
import dev.keepsake.language.statement.Skipped;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which lines of a note are not the person's own words. A briefing, a mail or a log pasted into a note goes over many
 * lines, and a single one of them does not tell.
 */
final class NoteParts {
    private NoteParts() {}

    /** The indexes of the lines that lie in such a part. */
    static Set<Integer> notSaid(List<Line> lines, String person) {
        String whole = lines.stream().map(Line::text).collect(Collectors.joining("\n"));
        List<Skipped> parts = NotSaid.in(LegibleText.of(whole), person);
        Set<Integer> found = new HashSet<>();
        int start = 0;
        for (int at = 0; at < lines.size(); at++) {
            String text = lines.get(at).text();
            Span line = Span.trimmed(whole, start, start + text.length());
            boolean inside = parts.stream()
                    .map(Skipped::span)
                    .anyMatch(part -> part.start() <= line.start() && part.end() >= line.end());
            if (inside && !text.isBlank()) {
                found.add(at);
            }
            start += text.length() + 1;
        }
        return found;
    }
}
