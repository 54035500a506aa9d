// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

/**
 * A word that takes something of a statement back, and the words it reaches ("scope" in the literature on negation).
 *
 * @param at where it stands
 * @param from the first word in its scope
 * @param to after the last one
 */
record Cue(Kind kind, int at, int from, int to) {
    enum Kind {
        NEGATION,
        /** Nearly a negation: "hardly", "few", "not all". */
        WEAK_NEGATION,
        /** Turns what is said of all of them: "all except Ruth". */
        EXCEPTION,
        /** Wished, planned, tried, pretended. */
        UNREAL,
        /** What somebody is said to say or to think. */
        REPORT,
        /** Somebody had it and does not any more: "sold", "lost". */
        LOSS,
        FUTURE
    }

    boolean covers(int place) {
        return from <= place && place < to;
    }

    boolean is(Kind expected) {
        return kind == expected;
    }
}
