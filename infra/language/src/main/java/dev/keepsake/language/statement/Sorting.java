// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.statement.Statement.Category;
import dev.keepsake.language.statement.Statement.Kind;
import java.util.Set;
import java.util.regex.Pattern;

/** What sort of statement it is and how much it matters. */
record Sorting(Kind kind, Category category, double importance) {

    private static final Pattern PLAN = Pattern.compile(
            "(?i)\\b(?:will|won't|shall|going to|gonna|wanna|plan(?:s|ning)? (?:to|on|for)|intends?|hopes?|hoping|aims?|must|gotta|"
                    + "decided to|about to|thinking (?:of|about)|considering|looking into|deadline|due|appointment|goal)\\b|['’]ll\\b|\\b(?:want|wants|need|needs|have|has) to\\b|would love to|would like to");
    private static final Pattern PREFERENCE = Pattern.compile(
            "(?i)\\bfavou?rite|\\bfan of\\b|\\b(?:fond|keen) (?:of|on)\\b|can(?:'t|’t|not) stand|(?:\\b(?:am|is|are|been)|['’](?:m|s|re)) (?:really |so |very )?into\\b|\\bwould rather\\b|\\ballergic\\b|\\bpreference\\b|\\bobsessed with\\b|\\bcrazy about\\b");
    private static final Set<String> DEFINING = words("""
            live work name marry bear allergic wife husband daughter son job birthday vegetarian vegan
            diagnose pregnant engage own study graduate retire speak
            """);

    static final Sorting PASSING = new Sorting(Kind.DETAIL, Category.CONTEXT, 0.3);

    static Sorting of(Clause clause, boolean aboutAnotherPerson, boolean aboutSpeaker, boolean futureTime) {
        String text = clause.span().text();
        double defining = clause.has(token -> DEFINING.contains(token.lemma())) ? 0.2 : 0;
        boolean likes = clause.has(
                token -> token.is("VERB") && English.LIKING.contains(token.lemma()) && !afterWould(clause, token));
        if ((likes || PREFERENCE.matcher(text).find()) && !aboutAnotherPerson) {
            return new Sorting(Kind.PREF, Category.PREFERENCE, 0.6 + defining);
        }
        boolean plans = PLAN.matcher(text).find() || futureTime;
        if (plans && !aboutAnotherPerson) {
            return new Sorting(Kind.PLAN, Category.TASK, 0.55);
        }
        if (aboutAnotherPerson) {
            return new Sorting(Kind.PEOPLE, Category.RELATIONSHIP, 0.6 + defining);
        }
        return new Sorting(Kind.DETAIL, Category.FACT, (aboutSpeaker ? 0.55 : 0.4) + defining);
    }

    private static boolean afterWould(Clause clause, Token verb) {
        int at = clause.tokens().indexOf(verb);
        return Set.of("would", "'d").contains(clause.lower(at - 1))
                && clause.lower(at + 1).equals("to");
    }
}
