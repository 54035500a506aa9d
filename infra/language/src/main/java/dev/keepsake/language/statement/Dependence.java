// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.Set;

/** Whether a clause cannot be understood without the one before it. */
final class Dependence {

    private static final Set<String> POINTING_BACK = Set.of(
            "it", "its", "this", "those", "these", "them", "they", "their", "he", "him", "his", "she", "her", "hers",
            "one", "there", "so", "both", "either", "same", "instead", "too");

    private static final Set<String> CUT_OFF = Set.of(
            "to", "do", "does", "did", "would", "will", "can", "could", "should", "am", "is", "are", "was", "have",
            "has", "had", "n't", "not");

    private Dependence() {}

    static boolean of(Clause clause) {
        int last = clause.tokens().size() - 1;
        while (last > 0 && clause.tag(last).equals("PUNCT")) {
            last--;
        }
        boolean pointsBack = clause.has(token -> POINTING_BACK.contains(English.lower(token))
                        && (token.is("PRON")
                                || token.is("ADV")
                                || token.is("DET") && English.lower(token).equals("both")))
                || clause.has(token -> token.is("PRON") && English.lower(token).equals("that"));
        return pointsBack || CUT_OFF.contains(clause.lower(last)) || Content.count(clause) == 0;
    }
}
