// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.recall.Decision;

/**
 * Decides. A model gives the probability, the thresholds cut it; two rules stand above both, because no amount of
 * likeness makes up for what they find: evidence about other people only is no evidence, and what a question names must
 * occur in memory.
 */
final class Judge {
    private final GateModel amongOthers;
    private final GateModel alone;

    /**
     * @param amongOthers for memories in which several people talk
     * @param alone for memories in which nobody but the asking person does: whom evidence is about tells nothing there
     */
    Judge(GateModel amongOthers, GateModel alone) {
        this.amongOthers = amongOthers;
        this.alone = alone;
    }

    Thresholds shipped() {
        return amongOthers.thresholds();
    }

    /** @param governed whether a policy governs the question: then there is something to read whatever memory holds */
    Verdict judge(Observation seen, Thresholds thresholds, boolean nothingFound, boolean governed) {
        GateModel model = seen.subject().others().isEmpty() ? alone : amongOthers;
        double probability = nothingFound ? 0 : model.probability(seen.features());
        boolean ruledOut = seen.subject().isOnlyAboutOthers()
                || seen.unknownName() && seen.drawn().isEmpty();
        if (ruledOut) {
            // Below the lower threshold, still in the order of the evidence.
            probability = probability * thresholds.lower() * 0.99;
        }
        probability = Math.round(probability * 10_000) / 10_000.0;
        Decision byMemory = thresholds.decide(probability);
        Decision decision = governed && byMemory == Decision.ABSTAIN ? Decision.VERIFY : byMemory;
        return new Verdict(decision, probability, thresholds, Reasons.of(seen, byMemory, nothingFound, governed));
    }
}
