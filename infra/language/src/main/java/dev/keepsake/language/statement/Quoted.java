// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words between quotation marks: "my" and "I" there are somebody else's. */
final class Quoted {
    private static final Pattern MARKS = Pattern.compile("\"[^\"]*\"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»");

    private Quoted() {}

    static boolean covers(String line, int position) {
        Matcher quote = MARKS.matcher(line);
        while (quote.find() && quote.start() <= position) {
            if (position < quote.end()) {
                return true;
            }
        }
        return false;
    }
}
