// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.WordSplitter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The words of texts, compared across their endings. */
final class Words {
    private static final int LEAST_STEM = 4;
    private static final int LONGEST_ENDING = 4;
    private static final int SHORTEST_CONTENT = 3;

    /** Words that carry grammar. A statement may have them where its line has none. */
    private static final Set<String> GRAMMAR = words("""
            the and but for not are was were has have had does did with that this these those from into who
            whom which their his her its they them she him will would there than then been being about also
            only very
            """);

    private Words() {}

    /** Each once, in lower case. Of scripts without spaces each character is one. */
    static Set<String> of(String text) {
        Set<String> words = new HashSet<>();
        for (String word : WordSplitter.lowerCaseWords(text)) {
            if (word.codePoints().anyMatch(Character::isIdeographic)) {
                word.codePoints().mapToObj(Character::toString).forEach(words::add);
            } else {
                words.add(word);
            }
        }
        return words;
    }

    /** The words that say something, each once. */
    static List<String> ofContent(String text) {
        List<String> words = new ArrayList<>(of(text));
        words.removeIf(word -> GRAMMAR.contains(word)
                || word.length() < SHORTEST_CONTENT
                        && word.codePoints()
                                .noneMatch(unit -> Character.isIdeographic(unit) || Character.isDigit(unit)));
        return words;
    }

    /** Whether a word, or the same with another ending, is among these. */
    static boolean holds(Set<String> words, String word) {
        return words.contains(word) || words.stream().anyMatch(other -> isAlike(word, other));
    }

    private static boolean isAlike(String one, String other) {
        int shorter = Math.min(one.length(), other.length());
        int common = 0;
        while (common < shorter && one.charAt(common) == other.charAt(common)) {
            common++;
        }
        return common >= LEAST_STEM
                && one.length() - common <= LONGEST_ENDING
                && other.length() - common <= LONGEST_ENDING;
    }
}
