// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.recall.ask.Bearing;

/** Whether what was found may settle a question, or has to be verified however likely it answers. */
interface SupportRule {
    SupportRule NONE = seen -> true;

    /**
     * What {@code recall_verified} asks for: a memory about the one asked about that holds something of the sort asked for and
     * speaks of half of what is asked. Among several talkers much is said in other words; there the subject's own evidence
     * must be the strongest.
     */
    SupportRule CITED = seen -> seen.drawn().isPresent()
            || speaksOfHalf(seen)
            || seen.subject().severalTalk()
                    && !seen.subject().isStrongerForOthers()
                    && seen.features().of(GateFeature.BEST_ABOUT_SUBJECT) > 0;

    boolean isMet(Observation seen);

    private static boolean speaksOfHalf(Observation seen) {
        return seen.reading().bearings().stream()
                .filter(Bearing::aboutSubject)
                .filter(Bearing::fits)
                .anyMatch(one -> one.asked() >= 0.5);
    }
}
