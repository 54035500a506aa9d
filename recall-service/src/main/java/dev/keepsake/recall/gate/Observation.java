// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.recall.ask.ComposedAnswer;
import java.util.Optional;

/**
 * What the gate saw of a question and of what was found for it.
 *
 * @param drawn the answer that can be drawn from the memories word by word
 * @param unknownName whether the question names somebody or something that occurs in no memory
 */
record Observation(
        FeatureVector features,
        QuestionShape question,
        SubjectEvidence subject,
        Optional<ComposedAnswer> drawn,
        boolean unknownName) {}
