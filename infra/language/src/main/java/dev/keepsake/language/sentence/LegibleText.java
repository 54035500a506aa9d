// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

/**
 * Text as the rules can read it in time. To tell whether a word ends, Java's regular expressions go back over all the
 * marks on a letter, so a letter with thousands of them takes minutes.
 */
public final class LegibleText {
    /** As many marks as any writing puts on one letter: the limit of Unicode's stream-safe text. */
    private static final int MOST_MARKS = 30;

    private static final char INSTEAD = '\uffff';

    private LegibleText() {}

    /** The same text, as long as before, with a character that is none in place of each mark beyond what any letter has. */
    public static String of(String text) {
        if (text.length() <= MOST_MARKS) {
            return text;
        }
        StringBuilder legible = null;
        int marks = 0;
        for (int at = 0; at < text.length(); at++) {
            marks = Character.getType(text.charAt(at)) == Character.NON_SPACING_MARK ? marks + 1 : 0;
            if (marks > MOST_MARKS) {
                legible = legible == null ? new StringBuilder(text) : legible;
                legible.setCharAt(at, INSTEAD);
            }
        }
        return legible == null ? text : legible.toString();
    }

    /** Whether marks had to be taken from the text: nobody writes words so. */
    public static boolean isOverladen(String legible) {
        return legible.indexOf(INSTEAD) >= 0;
    }
}
