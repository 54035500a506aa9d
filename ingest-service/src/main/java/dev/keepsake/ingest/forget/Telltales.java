// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.forget;

import dev.keepsake.language.sentence.WordSet;
import dev.keepsake.language.sentence.WordSplitter;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words that give a forgotten statement away: its names, its numbers and what its value says. */
final class Telltales {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+");
    private static final int SHORTEST_NAME = 2;
    private static final int SHORTEST_WORD = 4;
    private static final int LONGEST_ENDING = 2;

    /** Words of four letters and more that say nothing by themselves. */
    private static final Set<String> COMMON = WordSet.words("""
            about after also always another because been before being both could does during each ever every
            from have here into just like make many more most much never only other over same should since some
            such than that their them then there these they thing this those today tomorrow until very want were
            what when where which while will with would year years yesterday your
            """);

    private final Set<String> words = new HashSet<>();

    /** What a quote names: numbers, and words written large though they open no sentence. */
    void named(String quote) {
        Matcher matcher = WORD.matcher(quote);
        boolean opens = true;
        while (matcher.find()) {
            String word = matcher.group();
            boolean large = Character.isUpperCase(word.codePointAt(0)) && !opens;
            if (word.length() >= SHORTEST_NAME && (large || word.chars().anyMatch(Character::isDigit))) {
                words.add(plain(word));
            }
            opens = matcher.end() < quote.length() && ".!?".indexOf(quote.charAt(matcher.end())) >= 0;
        }
    }

    /** What a value says. */
    void said(String value) {
        WordSplitter.lowerCaseWords(value).stream()
                .filter(word -> word.length() >= SHORTEST_WORD && !COMMON.contains(word))
                .forEach(words::add);
    }

    /** What is still told elsewhere gives nothing away. */
    void told(String text) {
        List<String> remaining = WordSplitter.lowerCaseWords(text);
        words.removeIf(word -> remaining.stream().anyMatch(other -> isAlike(word, other)));
    }

    boolean areIn(String text) {
        return WordSplitter.lowerCaseWords(text).stream()
                .anyMatch(word -> words.stream().anyMatch(telling -> isAlike(telling, word)));
    }

    private static String plain(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    /** The same word, or the same with an ending. */
    private static boolean isAlike(String one, String other) {
        String shorter = one.length() < other.length() ? one : other;
        String longer = one.length() < other.length() ? other : one;
        return longer.equals(shorter)
                || shorter.length() >= SHORTEST_WORD
                        && longer.startsWith(shorter)
                        && longer.length() - shorter.length() <= LONGEST_ENDING;
    }
}
