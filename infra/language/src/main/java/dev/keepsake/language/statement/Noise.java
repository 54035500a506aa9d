// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.LegibleText;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.WordSplitter;
import java.util.List;
import java.util.regex.Pattern;

/** Words around which nobody says anything: "haha okay". */
public final class Noise {
    /** One letter over and over; a number may have some equal digits. */
    private static final Pattern ONE_LETTER = Pattern.compile("(?s)\\W*(?:(\\p{L})\\1{7,}|(\\d)\\2{30,})\\W*");

    /** A letter or digit that is seen: neither a filler nor part of an emoji ("1️⃣", "ℹ️"). */
    private static final Pattern IN_WORDS =
            Pattern.compile("(?![\\x{115f}\\x{1160}\\x{3164}\\x{ffa0}])[\\p{L}\\p{Nd}](?![\\x{fe0f}\\x{20e3}])");

    private static final int MANY_WORDS = 6;

    private Noise() {}

    /** Whether the line is nothing but greetings, thanks and interjections, or says one thing over and over. */
    public static boolean is(String line) {
        return isWordless(line)
                || repeats(line)
                || Discourse.of(Span.trimmed(line, 0, line.length()))
                        .core()
                        .text()
                        .isEmpty();
    }

    /** Whether the text is made of marks, emoji and what cannot be seen only. */
    static boolean isWordless(String text) {
        return LegibleText.isOverladen(text) || !IN_WORDS.matcher(text).find();
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
