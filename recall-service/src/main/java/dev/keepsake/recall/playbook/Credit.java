// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;

/**
 * What outcomes are worth: the mean of the posterior Beta(1 + wins, 1 + losses), where an outcome of one half-life ago
 * counts half. Without outcomes it is one half, and it returns there when the last ones are long past.
 */
public final class Credit {
    private final Duration halfLife;

    public Credit(Duration halfLife) {
        if (halfLife.isNegative() || halfLife.isZero()) {
            throw new IllegalArgumentException("A half-life must be longer than nothing");
        }
        this.halfLife = halfLife;
    }

    public double of(Collection<PlaybookOutcome> outcomes, Instant now) {
        return posterior(outcomes, now).mean();
    }

    /** What is believed after these outcomes. */
    public Posterior posterior(Collection<PlaybookOutcome> outcomes, Instant now) {
        double wins = 0;
        double losses = 0;
        for (PlaybookOutcome outcome : outcomes) {
            double weight = weight(outcome.happenedAt(), now);
            wins += outcome.won() ? weight : 0;
            losses += outcome.won() ? 0 : weight;
        }
        return new Posterior(wins, losses);
    }

    private double weight(Instant happenedAt, Instant now) {
        double age = Math.max(0, Duration.between(happenedAt, now).toMillis());
        return Math.pow(0.5, age / halfLife.toMillis());
    }
}
