// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Words between quotation marks: "my" and "I" there are somebody else's. */
final class Quoted {
    private static final Pattern MARKS = Pattern.compile("\"[^\"]*\"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»");

    /** A line may be a long text, and its clauses are read one after another. */
    private static volatile Quoted last = new Quoted("", List.of());

    private final String line;
    private final List<MatchResult> quotes;

    private Quoted(String line, List<MatchResult> quotes) {
        this.line = line;
        this.quotes = quotes;
    }

    static Quoted in(String line) {
        Quoted found = last;
        if (!found.line.equals(line)) {
            found = new Quoted(line, MARKS.matcher(line).results().toList());
            last = found;
        }
        return found;
    }

    boolean covers(int position) {
        return quotes.stream().anyMatch(quote -> quote.start() <= position && position < quote.end());
    }
}
