// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Words between quotation marks: "my" and "I" there are somebody else's. */
final class Quoted {
    private static final Pattern MARKS = Pattern.compile("\"[^\"]*\"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»");

    private final List<MatchResult> quotes;

    private Quoted(List<MatchResult> quotes) {
        this.quotes = quotes;
    }

    /** Found once for all words of a clause: a line may be a long text. */
    static Quoted in(String line) {
        // Asked for every clause of a line that may have thousands: most have no mark at all, and that is told quickly.
        boolean none = "\"“„«".chars().noneMatch(mark -> line.indexOf(mark) >= 0);
        return new Quoted(none ? List.of() : MARKS.matcher(line).results().toList());
    }

    boolean covers(int position) {
        return quotes.stream().anyMatch(quote -> quote.start() <= position && position < quote.end());
    }
}
