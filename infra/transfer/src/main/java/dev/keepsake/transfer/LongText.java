// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

import dev.keepsake.contracts.wire.Check;
import java.util.ArrayList;
import java.util.List;

/** Cuts a text that is too long, where it hurts least: between paragraphs, lines, sentences, words. */
final class LongText {
    private static final List<String> BETWEEN = List.of("\n\n", "\n", ". ", " ");

    private LongText() {}

    /** Pieces of at most {@code longest} characters that make up the text again; blank ones are left out. */
    static List<String> pieces(String text, int longest) {
        List<String> pieces = new ArrayList<>();
        int from = 0;
        while (text.length() - from > longest) {
            int to = cut(text, from, from + longest);
            pieces.add(text.substring(from, to));
            from = to;
        }
        pieces.add(text.substring(from));
        pieces.removeIf(Check::isBlank);
        return pieces;
    }

    /** Never in the first half of what fits: many short pieces would be no better than one bad cut. */
    private static int cut(String text, int from, int to) {
        int earliest = from + (to - from) / 2;
        for (String between : BETWEEN) {
            int at = text.lastIndexOf(between, to - between.length());
            if (at >= earliest) {
                return at + between.length();
            }
        }
        return Character.isHighSurrogate(text.charAt(to - 1)) ? to - 1 : to;
    }
}
