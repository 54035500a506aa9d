// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.recall.ask.ComposedAnswer;
import dev.keepsake.recall.ask.Reading;
import java.util.Optional;

/**
 * What the gate saw of a question and of what was found for it.
 *
 * @param reading the best memories, read word by word
 * @param general whether it is asked of nobody, as far as we read its language
 * @param unknownName whether the question names somebody or something that occurs in no memory
 */
record Observation(
        GateFeatures features,
        QuestionSurface question,
        SubjectEvidence subject,
        Reading reading,
        boolean general,
        boolean unknownName) {
    private static final double LEAST_LOG_ODDS_OF_NOBODY = EvidenceReader.logOdds(0.2);

    /** Whether it asks what anybody may know, and no memory comes near to it. */
    boolean isGeneralKnowledge() {
        return general && drawn().isEmpty() && features.of(GateFeature.TOP) < LEAST_LOG_ODDS_OF_NOBODY;
    }

    /** Whether the name in the question may mean several people. */
    boolean isAmbiguous() {
        return !reading.namesakes().isEmpty();
    }

    /** The answer that can be drawn from the memories word by word. */
    Optional<ComposedAnswer> drawn() {
        return reading.answer();
    }
}
