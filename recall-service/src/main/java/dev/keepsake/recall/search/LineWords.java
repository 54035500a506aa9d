// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Which words of a question a line of text holds, whatever their endings. */
final class LineWords {
    private static final int SHORTEST_STEM = 3;
    private static final List<String> ENDINGS =
            List.of("ings", "ing", "ers", "er", "ies", "ied", "es", "ed", "s", "y", "e");

    private final List<String> stems;

    LineWords(Question question) {
        this.stems = question.words().stream().map(word -> stem(word.text())).toList();
    }

    BitSet heldBy(String line) {
        Set<String> held = new HashSet<>();
        for (String word : line.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1)) {
            held.add(stem(word));
        }
        BitSet words = new BitSet();
        for (int i = 0; i < stems.size(); i++) {
            words.set(i, held.contains(stems.get(i)));
        }
        return words;
    }

    /** Rough on purpose: equal stems are taken for the same word, and nothing is shown that was found by them alone. */
    private static String stem(String word) {
        for (String ending : ENDINGS) {
            if (word.endsWith(ending) && word.length() - ending.length() >= SHORTEST_STEM) {
                return word.substring(0, word.length() - ending.length());
            }
        }
        return word;
    }
}
