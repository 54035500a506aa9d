// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.recall.Decision;

/**
 * Where decisions change.
 *
 * @param lower below it the gate abstains
 * @param upper from it on the gate answers
 */
public record Thresholds(double lower, double upper) {
    /** So far apart they always are: a region in which to verify. */
    public static final double LEAST_MARGIN = 0.05;

    public Thresholds {
        if (lower < 0 || upper > 1 || upper - lower < LEAST_MARGIN - 1e-9) {
            throw new IllegalArgumentException("thresholds must lie in 0 to 1 and apart: " + lower + ", " + upper);
        }
    }

    public Decision decide(double probability) {
        if (probability >= upper) {
            return Decision.ANSWER;
        }
        return probability >= lower ? Decision.VERIFY : Decision.ABSTAIN;
    }
}
