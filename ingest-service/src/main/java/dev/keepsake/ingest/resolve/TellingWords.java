// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.language.sentence.WordSplitter;
import java.util.Set;
import java.util.stream.Collectors;

/** The words of a text that tell what it is about, each cut down so that its forms are equal. */
record TellingWords(Set<String> stems) {
    static TellingWords of(String text, Set<String> filling) {
        return new TellingWords(WordSplitter.lowerCaseWords(text).stream()
                .filter(word -> !filling.contains(word))
                .map(TellingWords::stem)
                .collect(Collectors.toSet()));
    }

    boolean isEmpty() {
        return stems.isEmpty();
    }

    /** Whether all of the other words are among these. */
    boolean hold(TellingWords others) {
        return stems.containsAll(others.stems);
    }

    /** Without words that tell little. */
    TellingWords without(Set<String> words) {
        return without(new TellingWords(words.stream().map(TellingWords::stem).collect(Collectors.toSet())));
    }

    TellingWords without(TellingWords others) {
        return new TellingWords(
                stems.stream().filter(stem -> !others.stems.contains(stem)).collect(Collectors.toSet()));
    }

    private static String stem(String word) {
        return word.replaceFirst("(?<=\\p{L}{3})(?:ing|ed|es|s)$", "").replaceFirst("(?<=\\p{L}{3})e$", "");
    }
}
