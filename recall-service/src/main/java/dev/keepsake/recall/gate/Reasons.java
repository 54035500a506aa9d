// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.recall.Decision;
import java.util.ArrayList;
import java.util.List;

/** Says in sentences why the gate decided as it did. They name no memory's words: a reason is no place for data. */
final class Reasons {
    private static final double HIGH = 0.7;
    private static final double LOW = 0.35;
    private static final double FAR = 2.5;

    private Reasons() {}

    /** The weightiest first; never empty. */
    static List<String> of(Observation seen, Decision byMemory, boolean nothingFound, boolean governed) {
        List<String> reasons = new ArrayList<>();
        if (governed) {
            reasons.add("A company policy governs this question; it stands first in the briefing.");
        }
        if (nothingFound) {
            reasons.add("No memory has anything to do with the question.");
            return reasons;
        }
        if (seen.subject().isOnlyAboutOthers()) {
            reasons.add("All evidence is about other people than the one asked about.");
        } else if (seen.subject().isStrongerForOthers()) {
            reasons.add("The strongest evidence is about somebody else than the one asked about.");
        }
        if (seen.unknownName()) {
            reasons.add("The question names somebody or something that occurs in no memory.");
        }
        if (seen.isGeneralKnowledge()) {
            reasons.add("The question is of nobody and nothing that memory holds.");
        }
        if (seen.isAmbiguous()) {
            reasons.add("The name in the question fits more than one person in memory; ask with the full name.");
        }
        addEvidence(reasons, seen);
        addTime(reasons, seen);
        if (reasons.isEmpty() || governed && reasons.size() == 1) {
            reasons.add(
                    switch (byMemory) {
                        case ANSWER -> "Several signs together speak for an answer.";
                        case VERIFY -> "The evidence is near the question, but does not settle it.";
                        case ABSTAIN -> "What was found is too far from the question.";
                    });
        }
        return reasons;
    }

    private static void addEvidence(List<String> reasons, Observation seen) {
        GateFeatures features = seen.features();
        if (seen.drawn().isPresent()) {
            reasons.add("An answer can be drawn from a memory word by word.");
        }
        double held = features.of(GateFeature.OWN_COVERAGE);
        if (held >= HIGH) {
            reasons.add("One memory speaks of nearly everything the question asks about.");
        } else if (features.of(GateFeature.UNION_COVERAGE) >= HIGH) {
            reasons.add("Several memories together speak of what the question asks about.");
        } else if (held <= LOW && features.of(GateFeature.OWN_LIKENESS) >= FAR) {
            reasons.add("A memory is close in meaning, in other words than the question's.");
        } else if (held <= LOW) {
            reasons.add("No memory speaks of most of what the question asks about.");
        } else if (features.of(GateFeature.UNSAID) >= HIGH && seen.drawn().isEmpty()) {
            reasons.add("What is known about the one asked about does not speak of what is asked.");
        }
        if (features.of(GateFeature.CLASH) > 0) {
            reasons.add("Memories disagree here.");
        }
    }

    private static void addTime(List<String> reasons, Observation seen) {
        if (seen.features().of(GateFeature.TIME_FIT) < 0) {
            reasons.add("The best evidence lies outside the time asked about.");
        }
        if (seen.features().of(GateFeature.STALENESS) > Math.log1p(2)) {
            reasons.add("The best evidence was said more than two years ago.");
        }
    }
}
