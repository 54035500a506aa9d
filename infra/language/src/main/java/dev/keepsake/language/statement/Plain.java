// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Roundabout ways of saying where one lives and works, put plainly: "Ghent is where I live" is "I live in Ghent". */
final class Plain {
    private static final String PLACE = "(?<place>(?:the )?\\p{Lu}[\\p{L}'’&.-]*(?:,? \\p{Lu}[\\p{L}'’&.-]*){0,4})";

    private static final Pattern IS_WHERE = Pattern.compile(
            "^" + PLACE
                    + " (?:is|['’]s) (?:now )?(?:the (?:city|town|village|place) )?(?:where|that) (?<who>I|we) (?<now>now )?(?<verb>live|work)(?: in)?(?<rest>\\b.*)$",
            Pattern.DOTALL);
    private static final Pattern HOME_IS = Pattern.compile(
            "^(?<who>[Mm]y|[Oo]ur) home (?:is|['’]s) (?<now>now )?(?<where>in " + PLACE + ")(?<rest>[\\s.!].*|)$",
            Pattern.DOTALL);
    private static final Pattern EMPLOYER_IS = Pattern.compile(
            "^[Mm]y (?:(?:current|new) )?employer (?:is|['’]s) " + PLACE + "(?<rest>[\\s.!].*|)$", Pattern.DOTALL);
    private static final Pattern IS_EMPLOYER = Pattern.compile(
            "^" + PLACE + " (?:is my (?:current )?employer|employs me)(?<rest>[\\s.!].*|)$", Pattern.DOTALL);

    private Plain() {}

    /** The plain words; empty where the words are plain already. */
    static Optional<String> of(String words) {
        Matcher where = IS_WHERE.matcher(words);
        if (where.matches()) {
            String preposition = where.group("verb").equals("live") ? " in " : " at ";
            String now = where.group("now") == null ? "" : "now ";
            return Optional.of(where.group("who") + " " + now + where.group("verb") + preposition + where.group("place")
                    + where.group("rest"));
        }
        Matcher home = HOME_IS.matcher(words);
        if (home.matches()) {
            String now = home.group("now") == null ? "" : "now ";
            String who = home.group("who").equalsIgnoreCase("my") ? "I " : "We ";
            return Optional.of(who + now + "live " + home.group("where") + home.group("rest"));
        }
        Matcher employer = EMPLOYER_IS.matcher(words);
        if (!employer.matches()) {
            employer = IS_EMPLOYER.matcher(words);
        }
        return employer.matches()
                ? Optional.of("I work at " + employer.group("place") + employer.group("rest"))
                : Optional.empty();
    }
}
