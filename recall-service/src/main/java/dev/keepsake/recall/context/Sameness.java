// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import dev.keepsake.language.sentence.WordSplitter;
import java.util.Set;

/** The words of a statement, read once, to tell whether another says the same to a reader, so that one is enough. */
final class Sameness {
    /** The share of words two statements have in common; with a number or a denial in one only, it is far below. */
    private static final double SAME = 0.8;

    private static final Set<String> DENIALS = Set.of("not", "no", "never", "without");

    private final Set<String> words;

    private Sameness(Set<String> words) {
        this.words = words;
    }

    static Sameness of(String text) {
        return new Sameness(Set.copyOf(WordSplitter.wordsWithApostrophes(text)));
    }

    boolean isSameAs(Sameness other) {
        long common = words.stream().filter(other.words::contains).count();
        long all = words.size() + other.words.size() - common;
        boolean alike = all == 0 || (double) common / all >= SAME;
        return alike && !hasNumberOrDenialBesides(other) && !other.hasNumberOrDenialBesides(this);
    }

    private boolean hasNumberOrDenialBesides(Sameness other) {
        return words.stream()
                .filter(word -> !other.words.contains(word))
                .anyMatch(word -> DENIALS.contains(word)
                        || word.endsWith("n't")
                        || word.chars().anyMatch(Character::isDigit));
    }
}
