// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Splits a text into words by their signs alone, whatever the language: runs of letters, marks and digits, in their order.
 * What a script writes without spaces stays in one run.
 */
public final class WordSplitter {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+");
    private static final Pattern WORD_WITH_APOSTROPHES = Pattern.compile("[\\p{L}\\p{M}\\p{N}']+");

    private WordSplitter() {}

    /** The words as they are written. */
    public static List<String> words(String text) {
        return matches(WORD, text);
    }

    /** The words in lower case. */
    public static List<String> lowerCaseWords(String text) {
        return words(text.toLowerCase(Locale.ROOT));
    }

    /** The words in lower case, where an apostrophe is a part of its word: "don't"; a curly one is made straight. */
    public static List<String> wordsWithApostrophes(String text) {
        return matches(WORD_WITH_APOSTROPHES, text.toLowerCase(Locale.ROOT).replace('\u2019', '\''));
    }

    private static List<String> matches(Pattern word, String text) {
        return word.matcher(text).results().map(MatchResult::group).toList();
    }
}
