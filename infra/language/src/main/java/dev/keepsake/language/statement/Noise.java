// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.WordSplitter;
import java.util.List;
import java.util.regex.Pattern;

/** Words around which nobody says anything: "haha okay". */
public final class Noise {
    /** One letter, or one word, over and over. */
    private static final Pattern ONE_LETTER = Pattern.compile("(?s)\\W*(\\p{L})\\1{7,}\\W*");

    private static final int MANY_WORDS = 6;

    private Noise() {}

    /** Whether the line is nothing but greetings, thanks and interjections, or says one thing over and over. */
    public static boolean is(String line) {
        return repeats(line)
                || Discourse.of(Span.trimmed(line, 0, line.length()))
                        .core()
                        .text()
                        .isEmpty();
    }

    /** Whether the text is one letter or one or two words, again and again. */
    static boolean repeats(String text) {
        if (ONE_LETTER.matcher(text).matches()) {
            return true;
        }
        List<String> words = WordSplitter.lowerCaseWords(text);
        return words.size() >= MANY_WORDS && words.stream().distinct().count() <= 2;
    }
}
