// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import java.util.Set;

/** Whether a clause cannot be understood without the one before it. */
final class Dependence {

    private static final Set<String> POINTING_BACK = words("""
            it its this those these them they their he him his she her hers one there so both either same
            instead too
            """);

    private static final Set<String> CUT_OFF = words("""
            to do does did would will can could should am is are was have has had n't not
            """);

    private Dependence() {}

    /** Points back or cannot stand alone: better read together with what is before. */
    static boolean of(Clause clause) {
        boolean pointsBack = clause.has(token -> POINTING_BACK.contains(English.lower(token))
                        && (token.is("PRON")
                                || token.is("ADV")
                                || token.is("DET") && English.lower(token).equals("both")))
                || clause.has(token -> token.is("PRON") && English.lower(token).equals("that"));
        return pointsBack || isCutOff(clause);
    }

    /** Means nothing without what is before: "but I don't plan to", "it would be fun". */
    static boolean isCutOff(Clause clause) {
        int last = clause.tokens().size() - 1;
        while (last > 0 && clause.tag(last).equals("PUNCT")) {
            last--;
        }
        int first = 0;
        while (clause.tag(first).equals("ADV") || clause.tag(first).equals("CCONJ")) {
            first++;
        }
        boolean aboutBefore = POINTING_BACK.contains(clause.lower(first))
                || clause.lower(first).equals("that");
        return aboutBefore || CUT_OFF.contains(clause.lower(last)) || Content.count(clause) == 0;
    }
}
