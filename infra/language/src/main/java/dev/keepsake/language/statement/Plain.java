// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Roundabout ways of saying where one lives and works, and short ones of saying who is meant, put plainly: "Ghent is where
 * I live" is "I live in Ghent", "mom called" is "my mom called".
 */
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

    /** A plan that somebody gives up is said to nobody in particular. */
    private static final Pattern NEVER_MIND = Pattern.compile(
            "^(?i:never ?mind|nvm|scrap|scratch)(?: about)? (?<what>(?:the|our|my|that|this) \\p{L}.+)$",
            Pattern.DOTALL);

    /** Their own, where nobody else's is named: "mom called", "dinner with grandma". */
    private static final Pattern OWN_KIN = Pattern.compile(
            "(?i)(?<=^|^(?:and|but|so|when|because) |, |\\b(?:and|or|with|to|for|from|at|by|that|told|tell|ask|asked|visit|visited|call|calling|see|saw|met|help|helped|miss) )"
                    + "(?<kin>(?:mom|mum|mommy|mummy|dad|daddy|grandma|grandpa|granny|nana|grandad|granddad)(?=['’]s \\p{Ll}| (?!of\\b|to\\b|jokes?\\b|bod\\b|jeans\\b)\\p{Ll}|[.!]*$))");

    /** "Glad I can still row", "Prefer window seats": what is left out is the "I". */
    private static final Pattern GLAD = Pattern.compile(
            "^(?i:(?:just |so |very |really )?(?:glad|happy|lucky|grateful|thankful|proud|relieved|sad)) (?=(?i:i|i['’]\\p{L}+|we|we['’]\\p{L}+|my|our)\\b)");

    private static final Pattern PREFER = Pattern.compile(
            "^(?i:(?:strongly |really |usually |always )?(?:prefer|dislike|detest|adore))(?= \\p{L})(?! (?:of|for|is|was|are|or|and)\\b)");

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
        Matcher dropped = NEVER_MIND.matcher(words);
        if (dropped.matches()) {
            return Optional.of("I call off " + dropped.group("what"));
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
        if (employer.matches()) {
            return Optional.of("I work at " + employer.group("place") + employer.group("rest"));
        }
        if (GLAD.matcher(words).find()) {
            return Optional.of("I am " + Wording.lowered(words));
        }
        if (PREFER.matcher(words).find()) {
            return Optional.of("I " + Wording.lowered(words));
        }
        Matcher kin = OWN_KIN.matcher(words);
        return kin.find() ? Optional.of(kin.replaceAll("my ${kin}")) : Optional.empty();
    }
}
