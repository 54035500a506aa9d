// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether a statement says of its matter that it is so, or that it is not or no longer so. */
public enum Stance {
    AFFIRMS,
    DENIES;

    /** Two of them cancel each other: "no longer hates". */
    private static final Pattern TURNS_ROUND = Pattern.compile(
            "(?i)\\b(?:not|never|no|nor|neither|cannot|without)\\b|n['’]t\\b"
                    + "|\\b(?:hate|dislike|detest|loathe|despise)[sd]?\\b|\\b(?:sick|tired) of\\b|\\bfed up with\\b"
                    + "|\\b(?:quit|quits|stopped|resigned|retired|sold)\\b|\\b(?:gave|given) up\\b|\\b(?:left|lost) (?:\\S+ )?(?:job|position)\\b|\\bused to\\b");

    private static final Pattern GOES_ON = Pattern.compile("[,;]| (?:but|because|since|although|while|so) ");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("\\s+");
    private static final int FEWEST_WORDS = 3;

    public static Stance of(String text) {
        long turns = TURNS_ROUND.matcher(mainClause(text)).results().count();
        return turns % 2 == 0 ? AFFIRMS : DENIES;
    }

    private static String mainClause(String text) {
        Matcher joint = GOES_ON.matcher(text);
        while (joint.find()) {
            String clause = text.substring(0, joint.start());
            if (BETWEEN_WORDS.split(clause).length >= FEWEST_WORDS) {
                return clause;
            }
        }
        return text;
    }
}
