// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which way the sentence around a time looks: it decides between the last Friday and the coming one. */
enum Tense {
    PAST,
    FUTURE,
    UNKNOWN;

    private static final Pattern SENTENCE_END = Pattern.compile("[.!?;\\n]+\\s");

    private static final Pattern FUTURE_SIGNS = Pattern.compile(
            "(?i)\\b(?:will|won't|shall|going to|gonna|about to|plans? to|planning|"
                    + "hop(?:e|es|ing) to|wants? to|intends?|upcoming|look(?:s|ing)? forward|scheduled|due)\\b|['’]ll\\b");

    private static final Pattern PAST_SIGNS =
            Pattern.compile("(?i)\\b(?:was|were|wasn't|weren't|did|didn't|had|went|got|came|saw|"
                    + "met|took|made|gave|found|bought|sold|left|felt|told|said|began|became|won|lost|ran|ate|drank|wrote|drove|"
                    + "flew|built|taught|caught|brought|thought|broke|chose|spent|kept|held|heard|slept|swam|sang|grew|knew|fell|"
                    + "\\p{L}{2,}(?<!e)ed|just (?:\\p{L}+))\\b");

    /** The words around {@code position} up to the ends of its sentence, cut by punctuation alone. */
    static String sentenceAround(String text, int position) {
        int start = 0;
        int end = text.length();
        Matcher ends = SENTENCE_END.matcher(text);
        while (ends.find()) {
            if (ends.end() <= position) {
                start = ends.end();
            } else {
                end = ends.start();
                break;
            }
        }
        return text.substring(start, end);
    }

    static Tense of(String sentence) {
        if (FUTURE_SIGNS.matcher(sentence).find()) {
            return FUTURE;
        }
        return PAST_SIGNS.matcher(sentence).find() ? PAST : UNKNOWN;
    }
}
