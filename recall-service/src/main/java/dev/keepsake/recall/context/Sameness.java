// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Whether two statements tell a reader the same, so that one of them is enough. */
final class Sameness {
    /** The share of words two statements have in common; with a number or a denial in one only, it is far below. */
    private static final double SAME = 0.8;

    private Sameness() {}

    static boolean isSame(String one, String other) {
        Set<String> left = words(one);
        Set<String> right = words(other);
        if (!only(left, right).isEmpty() && hasNumberOrDenial(only(left, right))
                || hasNumberOrDenial(only(right, left))) {
            return false;
        }
        long common = left.stream().filter(right::contains).count();
        long all = left.size() + right.size() - common;
        return all == 0 || (double) common / all >= SAME;
    }

    private static Set<String> only(Set<String> these, Set<String> notThose) {
        return these.stream().filter(word -> !notThose.contains(word)).collect(Collectors.toSet());
    }

    private static boolean hasNumberOrDenial(Set<String> words) {
        return words.stream()
                .anyMatch(word -> word.matches(".*\\d.*")
                        || word.endsWith("n't")
                        || Set.of("not", "no", "never", "without").contains(word));
    }

    private static Set<String> words(String text) {
        return Arrays.stream(
                        text.toLowerCase(Locale.ROOT).replace('\u2019', '\'').split("[^\\p{L}\\p{N}']+"))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toSet());
    }
}
