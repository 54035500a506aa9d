// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Which words of a question a line of text holds, whatever their endings. */
final class LineWords {
    private static final int SHORTEST_STEM = 3;
    private static final List<String> ENDINGS =
            List.of("ings", "ing", "ers", "er", "ies", "ied", "es", "ed", "s", "y", "e");

    private final int count;
    private final Map<String, Integer> places = new HashMap<>();

    LineWords(Question question) {
        this.count = question.words().size();
        for (int i = 0; i < count; i++) {
            places.putIfAbsent(stem(question.words().get(i).text()), i);
        }
    }

    /** How often a line holds each word. Some thousand words are read for a question: no regular expression here. */
    Counts countedIn(String line) {
        int[] counts = new int[count];
        int length = 0;
        String text = line.toLowerCase(Locale.ROOT);
        int begin = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean inside = i < text.length() && isPartOfWord(text.charAt(i));
            if (inside && begin < 0) {
                begin = i;
            } else if (!inside && begin >= 0) {
                Integer place = places.get(stem(text.substring(begin, i)));
                if (place != null) {
                    counts[place]++;
                }
                length++;
                begin = -1;
            }
        }
        return new Counts(counts, length);
    }

    private static boolean isPartOfWord(char character) {
        return Character.isLetterOrDigit(character) || Character.isSurrogate(character);
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

    /** How often text holds each word of the question, and how many words it has in all. */
    static final class Counts {
        static final Counts NONE = new Counts(new int[0], 0);

        private final int[] counts;
        private final int length;

        private Counts(int[] counts, int length) {
            this.counts = counts;
            this.length = length;
        }

        int of(int word) {
            return word < counts.length ? counts[word] : 0;
        }

        int length() {
            return length;
        }

        Counts with(Counts other) {
            int[] sum = new int[Math.max(counts.length, other.counts.length)];
            for (int i = 0; i < sum.length; i++) {
                sum[i] = of(i) + other.of(i);
            }
            return new Counts(sum, length + other.length);
        }
    }
}
