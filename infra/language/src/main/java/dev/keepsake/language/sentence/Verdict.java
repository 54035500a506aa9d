// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import static dev.keepsake.language.sentence.WordSet.words;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether a mark that can end a sentence does. */
enum Verdict {
    END,
    INSIDE,
    DOUBTFUL;

    /** Always followed by what they belong to. */
    private static final Set<String> LEADING = words("""
            esp mr mrs ms mx dr prof st rev fr gen col capt lt sgt hon e.g i.e eg ie vs cf approx ca fig vol ed
            pp al resp incl mt sra srta dra sig hr
            """);

    /** Can stand in the middle and at the end. */
    private static final Set<String> EITHER = words("""
            a.m p.m etc inc ltd co corp jr sr no nos jan feb mar apr jun jul aug sep sept oct nov dec mon
            tue tues wed thu thur thurs fri sat sun ave blvd rd dept est min max ext tel ph.d b.a m.a
            """);

    /** "am 1. April": in some languages a day of the month ends with a full stop. */
    private static final Pattern MONTH_AFTER_ORDINAL =
            Pattern.compile("(?iu)(?:jan|feb|m[aä]r|apr|ma[ij]|jun|jul|aug|sep|o[kc]t|nov|de[zc])\\p{L}*\\b");

    private static final Pattern INITIALS = Pattern.compile("\\p{L}(\\.\\p{L})*");
    private static final Pattern SMILEY_EYES = Pattern.compile(".*[:;=8xX]-?");

    static Verdict on(String text, Matcher mark) {
        int next = SentenceSplitter.nextWord(text, mark.end());
        if (next >= text.length()) {
            return END;
        }
        int first = text.codePointAt(next);
        boolean lowerCase = Character.isLowerCase(first);
        String marks = mark.group(1);
        if (marks.contains("!") || marks.contains("?")) {
            boolean quotedInside = lowerCase && !mark.group(2).isEmpty();
            return quotedInside ? INSIDE : END;
        }
        if (marks.length() > 1 || marks.equals("…")) {
            return lowerCase ? INSIDE : DOUBTFUL;
        }
        String word = wordBefore(text, mark.start());
        String before = text.substring(0, mark.start() - word.length());
        boolean ordinal = word.matches("\\d{1,2}")
                && (lowerCase
                        || MONTH_AFTER_ORDINAL.matcher(text.substring(next)).lookingAt());
        if (ordinal) {
            return INSIDE;
        }
        boolean initialOfName = word.length() == 1 && (before.isEmpty() || before.endsWith(". "));
        return initialOfName ? INSIDE : onPeriod(word, lowerCase, Character.isDigit(first));
    }

    private static Verdict onPeriod(String word, boolean beforeLowerCase, boolean beforeDigit) {
        String bare = word.toLowerCase(Locale.ROOT);
        if (LEADING.contains(bare)) {
            return INSIDE;
        }
        if (EITHER.contains(bare)) {
            return beforeLowerCase || beforeDigit ? INSIDE : DOUBTFUL;
        }
        if (INITIALS.matcher(word).matches() && !word.equals("I") && !word.equals("i")) {
            return beforeLowerCase ? INSIDE : DOUBTFUL;
        }
        if (word.isEmpty() || SMILEY_EYES.matcher(word).matches()) {
            return DOUBTFUL;
        }
        return END;
    }

    private static String wordBefore(String text, int end) {
        int start = end;
        while (start > 0
                && (Character.isLetterOrDigit(text.charAt(start - 1)) || "'’.".indexOf(text.charAt(start - 1)) >= 0)) {
            start--;
        }
        return text.substring(start, end);
    }
}
