// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.LegibleText;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells the lines that ask: by their mark, or by words that open only a question ("how's your arm"). */
public final class Asked {
    private static final Pattern SENTENCES_BEFORE = Pattern.compile("(?s)^.*[.!…\\n]\\s+(?=\\S)");

    private Asked() {}

    /** The line with the mark it asks with; empty where it asks nothing. */
    public static Optional<String> in(String line) {
        String text = LegibleText.of(line);
        if (text.indexOf('?') >= 0 || text.indexOf('？') >= 0) {
            return Optional.of(line);
        }
        String last = SENTENCES_BEFORE.matcher(text.strip()).replaceFirst("");
        boolean asks = Judge.opensQuestion(last) || Foreign.opensQuestion(last);
        return asks ? Optional.of(line.strip().replaceFirst("[.!…]+$", "") + "?") : Optional.empty();
    }
}
