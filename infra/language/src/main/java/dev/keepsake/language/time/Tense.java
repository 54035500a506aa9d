// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Which way the sentence around a time looks: it decides between the last Friday and the coming one. */
enum Tense {
    PAST,
    FUTURE,
    PRESENT,
    UNKNOWN;

    private static final Pattern SENTENCE_END = Pattern.compile("[.!?;\\n]+\\s");

    /** Each tells which way the words after it look; "is closed" and "am used to" tell nothing. */
    private static final Pattern SIGN = Pattern.compile(
            "(?i)(?<future>\\b(?:(?:pre-?)?booked|scheduled|rescheduled|reserved|arranged|postponed|pencilled(?: in)?|will|won't|shall|(?:should|must|can|may)(?= (?!have\\b))|going to|gonna|about to|plans? to|planning|hop(?:e|es|ing) to|wants? to|intends?|upcoming"
                    + "|(?:I|we|he|she|they) (?:starts?|begins?|moves?|retires?|graduates?|arrives?|fly|flies)(?= )|look(?:s|ing)? forward|scheduled|due|(?:have|has|need|needs|got|supposed|meant|ready) to|expires?|ends|runs out"
                    + "|(?:decided|agreed|promised|chose|vowed|offered|planned|asked|told|invited|reminded|convinced)(?: (?:me|us|him|her|them|\\p{Lu}\\p{L}+))? to)\\b|['’]ll\\b|(?:\\bwould|['’]d)(?= (?!(?:been|had|gone|done|seen|taken|given|left|met|made|got|always|already|just|never|not|have|better|rather)\\b|\\p{L}+(?:ed|en)\\b)\\p{L})"
                    + "|(?:\\b(?:am|is|are)|['’](?:m|s|re)) (?:(?:not|also|still|only) )?\\p{L}{2,}ing\\b)"
                    + "|(?<neither>(?:\\b(?:am|is|are|be|get|gets)|['’](?:m|re)) (?:(?:not|so|very|always) )?\\p{L}{2,}(?:ed|id|en)\\b|['’]ve got\\b)"
                    // What is, has or comes on a day of the calendar is still ahead, whatever was said to have been
                    // before it.
                    + "|(?<present>(?<!\\bwho )(?<!\\bwhich )(?<!\\bthat )\\b(?:(?:I|we|they|you) (?:am|are|have|leave|fly|start|go|see|meet|move)|is|are|am|has|(?:it|that|there|he|she)['’]s)(?= )(?! (?:been|had|gone|done|seen|taken|given|already|just|never|not|\\p{L}+ed)\\b)"
                    + "|(?<=[,;] |\\b(?:and|but|so|because) )(?:(?:I|we|they|you|he|she|it|(?:the|my|our|his|her|their) \\p{L}+) (?:\\p{L}{3,}s|leave|fly|start|go|see|meet|move))(?= ))"
                    + "|(?<past>\\b(?:was|were|wasn't|weren't|did|didn't|had|went|got|came|saw|met|took|made|gave|found|bought|sold|left"
                    + "|felt|told|said|began|became|won|lost|ran|ate|drank|wrote|drove|flew|built|taught|caught|brought|thought"
                    + "|broke|chose|spent|kept|held|heard|slept|swam|sang|grew|knew|fell|paid|sent|\\p{L}{2,}(?<!e)ed|just (?:\\p{L}+)"
                    + "|(?:have|has)(?:n't)? (?:been|gone|done|seen|already|just|never|not))\\b|['’]ve (?:\\p{L}+)\\b)");

    /** A time that opens a clause belongs to what comes after it. */
    private static final Pattern OPENS_CLAUSE = Pattern.compile(
            "(?i)(?:^|[,;:]|\\b(?:that|and|but|so|then|because))\\s*(?:(?:on|in|at|by|from|during|the|early|late|only|back) )*$");

    private static final Pattern ARRANGED_FOR =
            Pattern.compile("(?i)\\b(?:for|to|with effect from|effective(?: from)?|starting(?: on| from)?) $");
    private static final Pattern WAS = Pattern.compile("(?i)\\b(?:was|were|had|went|came)\\b");

    /** As far before a time as words say which way it looks; a sentence may hold thousands of times. */
    private static final int LONG_ENOUGH = 500;

    /** The words around {@code position} up to the ends of its sentence, cut by punctuation alone. */
    static Sentence sentenceAround(String text, int position) {
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
        String words = text.substring(start, end);
        return new Sentence(words, start, end, signs(words));
    }

    /**
     * @param start where it begins in its text
     * @param end where it ends
     * @param signs which way its words look, found once for all times in it
     */
    record Sentence(String words, int start, int end, List<Sign> signs) {
        boolean covers(int position) {
            return start <= position && position < end;
        }
    }

    /** A word that tells which way those after it look. */
    record Sign(int start, Tense tense) {}

    /**
     * The tense a time stands in: of the last verb before it, or of the next one where the time opens a clause.
     *
     * @param start where the time begins in {@code sentence}
     */
    static Tense at(Sentence sentence, int start) {
        String before = sentence.words().substring(Math.max(0, start - LONG_ENOUGH), start);
        if (before.matches("(?i)(?:.*\\W)?since ")) {
            return PAST;
        }
        if (ARRANGED_FOR.matcher(before).find() && !WAS.matcher(before).find()) {
            // "Moved to Friday", "confirmed for the 12th": the arranging is past, the day is not.
            return FUTURE;
        }
        boolean opens = OPENS_CLAUSE.matcher(before).find();
        @Nullable Tense found = null;
        for (Sign sign : sentence.signs()) {
            boolean isBefore = sign.start() < start;
            if (!isBefore && (opens || found == null)) {
                return sign.tense();
            }
            if (!isBefore) {
                break;
            }
            found = sign.tense();
        }
        return found == null ? UNKNOWN : found;
    }

    private static List<Sign> signs(String words) {
        List<Sign> signs = new ArrayList<>();
        Matcher sign = SIGN.matcher(words);
        while (sign.find()) {
            signs.add(new Sign(sign.start(), of(sign)));
        }
        return List.copyOf(signs);
    }

    private static Tense of(Matcher sign) {
        if (sign.group("future") != null) {
            return FUTURE;
        }
        if (sign.group("present") != null) {
            return PRESENT;
        }
        return sign.group("past") != null ? PAST : UNKNOWN;
    }
}
