// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.feedback;

import dev.keepsake.contracts.recall.Decision;
import dev.keepsake.recall.gate.TenantThresholds.Offsets;

/**
 * How a label moves a tenant's thresholds. This rule is published: it is all that labels do.
 *
 * <p>It is stochastic approximation (Robbins and Monro) towards a rate of errors. The n-th label of a tenant, counted from 0,
 * moves by the step {@code s = 1 / (n + 20)}:
 * <ul>
 *   <li>a decision {@code answer}: {@code upper += s * (e - 0.10)}, where e is 1 for a wrong answer and 0 for a right one. It
 *       rests where one answer in ten is wrong;
 *   <li>a decision {@code verify}: {@code lower += s * (e - 0.50)}, and {@code upper += s * (e - 0.50) / 2}: what is worth
 *       verifying is right about half of the time;
 *   <li>a decision {@code abstain}: {@code lower -= s * (m - 0.20)}, where m is 1 when the label says that memory did hold the
 *       answer. It rests where one abstention in five was one too many.
 * </ul>
 * Each threshold stays within 0.15 of the shipped one and the lower stays 0.05 below the upper, so that no run of labels,
 * honest or not, can make the gate answer everything or nothing. Steps shrink, so that a tenant with many labels is steady.
 */
public final class ThresholdUpdate {
    public static final double BOUND = 0.15;
    private static final double FIRST_STEPS = 20;
    private static final double WRONG_ANSWERS = 0.10;
    private static final double WRONG_VERIFICATIONS = 0.50;
    private static final double NEEDLESS_ABSTENTIONS = 0.20;

    /** @param labels how many the tenant gave before */
    public Offsets moved(Offsets offsets, int labels, Decision decision, boolean correct) {
        double step = 1 / (labels + FIRST_STEPS);
        double error = correct ? 0 : 1;
        return switch (decision) {
            case ANSWER -> bounded(offsets.lower(), offsets.upper() + step * (error - WRONG_ANSWERS));
            case VERIFY ->
                bounded(
                        offsets.lower() + step * (error - WRONG_VERIFICATIONS),
                        offsets.upper() + step * (error - WRONG_VERIFICATIONS) / 2);
            case ABSTAIN -> bounded(offsets.lower() - step * (error - NEEDLESS_ABSTENTIONS), offsets.upper());
        };
    }

    private static Offsets bounded(double lower, double upper) {
        return new Offsets(within(lower), within(upper));
    }

    private static double within(double offset) {
        return Math.max(-BOUND, Math.min(BOUND, offset));
    }
}
