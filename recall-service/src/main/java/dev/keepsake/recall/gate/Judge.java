// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.recall.Decision;

/**
 * Decides. A model gives the probability, the thresholds cut it. Rules stand above both, because no amount of likeness makes up
 * for what they find: evidence about other people only is no evidence, what a question names must occur in memory, a question
 * of nobody must come near to something in it, a name that several people have settles nothing, and where the tool is strict a memory must say what is asked.
 */
final class Judge {
    /** Just below or above a threshold, still in the order of the evidence. */
    private static final double SHORT_OF = 0.99;

    private final GateModel amongOthers;
    private final GateModel alone;
    private final SupportRule support;

    /**
     * @param amongOthers for memories in which several people talk
     * @param alone for memories in which one person does: whom evidence is about tells little there
     * @param support without which nothing is answered
     */
    Judge(GateModel amongOthers, GateModel alone, SupportRule support) {
        this.amongOthers = amongOthers;
        this.alone = alone;
        this.support = support;
    }

    /** Those the training chose for memories of this sort. */
    Thresholds shipped(Observation seen) {
        return modelFor(seen).thresholds();
    }

    private GateModel modelFor(Observation seen) {
        return seen.subject().severalTalk() ? amongOthers : alone;
    }

    /** @param governed whether a policy governs the question: then there is something to read whatever memory holds */
    Verdict judge(Observation seen, Thresholds thresholds, boolean nothingFound, boolean governed) {
        double probability = nothingFound ? 0 : modelFor(seen).probability(seen.features());
        if (isRuledOut(seen)) {
            probability = probability * thresholds.lower() * SHORT_OF;
        } else if (seen.isAmbiguous() || !support.isMet(seen)) {
            probability = Math.min(probability, thresholds.upper() * SHORT_OF);
        }
        probability = Math.round(probability * 10_000) / 10_000.0;
        Decision byMemory = thresholds.decide(probability);
        Decision decision = governed && byMemory == Decision.ABSTAIN ? Decision.VERIFY : byMemory;
        return new Verdict(decision, probability, thresholds, Reasons.of(seen, byMemory, nothingFound, governed));
    }

    private static boolean isRuledOut(Observation seen) {
        return seen.subject().isOnlyAboutOthers()
                || seen.isGeneralKnowledge()
                || seen.unknownName() && seen.drawn().isEmpty();
    }
}
