// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import java.util.regex.Pattern;

/**
 * The words of a statement without what only says that it is so now, and by whom it was told.
 *
 * @param timeless the same without the day it speaks of
 * @param change whether what was left out tells of a change
 */
record Phrasing(String words, String timeless, boolean change) {
    private static final Pattern FRAME = Pattern.compile("^\\p{Lu}\\S* said that (?=they |we )");
    private static final Pattern NOW = Pattern.compile(
            "(?i)\\s*\\(as of [^)]*\\)|^as of (?:[\\p{L}\\d ]+?, |[\\p{L}\\d ]*?\\d{4} )(?=\\p{Lu})|\\b(?:now|currently|nowadays|again)\\b ?");
    private static final Pattern PASSING = Pattern.compile(
            " (?:finally|already|just|recently|officially|actually|permanently|temporarily|meanwhile|still|back)(?= )");
    private static final Pattern END = Pattern.compile("[\\s.!]+$");
    private static final Pattern DATE = Pattern.compile(
            "^(?:On|In|Since) [^,]*\\d{4},? (?=\\p{Lu})"
                    + "| (?:on|in|at|since|during|from|by)(?: the (?:week|weekend|month|night|evening|morning|afternoon) of)?(?: \\d{1,2})?(?: \\p{Lu}\\p{L}+)? \\d{4}$");

    static Phrasing of(String text) {
        String told = FRAME.matcher(text).replaceFirst("");
        String lasting = NOW.matcher(told).replaceAll("");
        String words = END.matcher(PASSING.matcher(lasting).replaceAll("")).replaceFirst("");
        return new Phrasing(words, DATE.matcher(words).replaceAll(""), !lasting.equals(told));
    }
}
