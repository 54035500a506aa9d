// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import java.util.regex.Pattern;

/** Whether words tell of a change, so that what was said before has ended. */
final class ChangeSignal {
    private static final Pattern CHANGE = Pattern.compile(
            "(?i)\\b(?:now|nowadays|these days|from now on|no longer|any ?more|instead|used to|as of"
                    + "|(?:has |have |had |just |recently )?(?:moved|switched|changed|swapped|replaced|became|relocated)"
                    + "|quit|stopped|(?:gave|given) up|sold|resigned|retired|laid off|started|joined|new (?:job|position|role|employer)|turned \\p{L}+|turned \\d+)\\b");

    /** "Now I also paint": one more, in place of nothing. */
    private static final Pattern BESIDE = Pattern.compile("(?i)\\b(?:also|too|as well|another|besides|in addition)\\b");

    /** "Since Monday our treasurer is Ida", unlike "since Monday we have been waiting". */
    private static final Pattern SINCE = Pattern.compile(
            "^Since (?:(?:last|this|yesterday|today|\\p{Lu}\\p{Ll}+|\\d{1,2} \\p{Lu}\\p{Ll}+)(?: \\p{L}+| \\d+){0,3}?),? (?!.*\\b(?:have|has|had|been)\\b).* (?:is|are|am) ");

    private ChangeSignal() {}

    static boolean isIn(String words) {
        return (CHANGE.matcher(words).find() || SINCE.matcher(words).find())
                && !BESIDE.matcher(words).find();
    }
}
