// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a question asks for, as far as its signs tell without its grammar, and whether a statement holds such a thing. A hint
 * for the ranker, whose weights are fitted on it as it is.
 */
enum SurfaceFit {
    TIME(
            "\\b(?:when|how long|how often|since when|until when|(?:what|which) (?:day|date|month|year|time|season|week))\\b",
            Flags.ANY_CASE,
            "\\b(?:(?:19|20)\\d{2}|\\d+(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|yesterday|today|tonight"
                    + "|tomorrow|ago|since|until|during|spring|summer|autumn|winter|christmas|easter"
                    + "|(?:last|next|this|every|each|past|few|couple of|a|an|one|two|three|four|five|six|seven|eight|nine|ten"
                    + "|twelve|\\d+) (?:minute|hour|day|night|morning|evening|week|weekend|month|year|decade)s?"
                    + "|weeks?|months?|years?|january|february|march|april|june|july|august|september|october|november|december"
                    + "|daily|weekly|monthly|o'clock|\\d{1,2}(?::\\d{2})? ?[ap]m)\\b",
            Flags.ANY_CASE),
    NUMBER(
            "\\bhow (?:many|much|old|big|tall|far|large|heavy|fast)\\b|\\b(?:what|which) (?:number|size|price|age|percentage)\\b",
            Flags.ANY_CASE,
            "\\d|\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty"
                    + "|seventy|eighty|ninety|hundred|thousand|dozen|half|both|couple|once|twice|one)\\b",
            Flags.ANY_CASE),
    NAME(
            "\\b(?:who|whom|whose|where|(?:what|which) (?:city|town|country|place|company|school|street|village|shop|book|band))\\b"
                    + "|\\bname\\b|\\bcalled\\b",
            Flags.ANY_CASE,
            "(?<=[\\p{L},] )(?!I\\b)\\p{Lu}\\p{L}+",
            Flags.AS_IS);

    private final Pattern asked;
    private final Pattern held;

    SurfaceFit(String asked, int askedFlags, String held, int heldFlags) {
        this.asked = Pattern.compile(asked, askedFlags);
        this.held = Pattern.compile(held, heldFlags);
    }

    /** All kinds that a question asks for. */
    static Set<SurfaceFit> askedBy(String question) {
        Set<SurfaceFit> kinds = EnumSet.noneOf(SurfaceFit.class);
        for (SurfaceFit kind : values()) {
            if (kind.isAskedBy(question)) {
                kinds.add(kind);
            }
        }
        return kinds;
    }

    boolean isAskedBy(String question) {
        return asked.matcher(question).find();
    }

    boolean isIn(String statement) {
        return held.matcher(statement).find();
    }

    private static final class Flags {
        static final int ANY_CASE = Pattern.CASE_INSENSITIVE;
        static final int AS_IS = 0;
    }
}
