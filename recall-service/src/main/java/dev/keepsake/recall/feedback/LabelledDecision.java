// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.feedback;

import dev.keepsake.contracts.recall.Decision;

/**
 * A decision with the verdict somebody gave on it.
 *
 * @param probability the gate gave that memory answers
 */
public record LabelledDecision(String tool, double probability, Decision decision, boolean correct) {
    /** Whether memory did answer: a right abstention and a wrong answer both say that it did not. */
    public boolean answerable() {
        return correct == (decision != Decision.ABSTAIN);
    }
}
