// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import org.apache.commons.statistics.distribution.BetaDistribution;

/**
 * What is believed of an entry's worth after its outcomes: Beta(1 + wins, 1 + losses).
 *
 * @param wins what worked, the old ones counting less
 * @param losses what did not, the old ones counting less
 */
public record Posterior(double wins, double losses) {
    /** Its mean, the credit. */
    public double mean() {
        return (1 + wins) / (2 + wins + losses);
    }

    /** Below this the worth lies with the given probability. */
    public double quantile(double probability) {
        return BetaDistribution.of(1 + wins, 1 + losses).inverseCumulativeProbability(probability);
    }
}
