// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.feedback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.keepsake.contracts.recall.Decision;
import dev.keepsake.recall.gate.TenantThresholds.Offsets;
import dev.keepsake.recall.gate.Thresholds;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ThresholdUpdateTest {
    private static final Thresholds SHIPPED = new Thresholds(0.3, 0.6);
    private final ThresholdUpdate update = new ThresholdUpdate();

    @Test
    void raisesTheUpperThreshold_whenAnAnswerWasWrong() {
        Offsets moved = update.moved(Offsets.NONE, 0, Decision.ANSWER, false);

        assertThat(moved.upper()).isEqualTo(0.9 / 20, within(1e-9));
        assertThat(moved.lower()).isZero();
    }

    @Test
    void lowersTheUpperThresholdALittle_whenAnAnswerWasRight() {
        assertThat(update.moved(Offsets.NONE, 0, Decision.ANSWER, true).upper()).isEqualTo(-0.1 / 20, within(1e-9));
    }

    @Test
    void lowersTheLowerThreshold_whenItAbstainedFromWhatIsThere() {
        assertThat(update.moved(Offsets.NONE, 0, Decision.ABSTAIN, false).lower())
                .isNegative();
        assertThat(update.moved(Offsets.NONE, 0, Decision.ABSTAIN, true).lower())
                .isPositive();
    }

    @Test
    void movesLess_theMoreLabelsThereAre() {
        double early = update.moved(Offsets.NONE, 0, Decision.ANSWER, false).upper();
        double late = update.moved(Offsets.NONE, 1_000, Decision.ANSWER, false).upper();

        assertThat(late).isLessThan(early / 40);
    }

    @Test
    void cannotRunAway_whateverTheLabelsSay() {
        for (Decision decision : Decision.values()) {
            for (boolean correct : new boolean[] {true, false}) {
                Offsets offsets = Offsets.NONE;
                for (int labels = 0; labels < 5_000; labels++) {
                    offsets = update.moved(offsets, labels, decision, correct);
                }
                Thresholds moved = offsets.appliedTo(SHIPPED);

                assertThat(moved.upper()).isBetween(0.45 - 1e-9, 0.75 + 1e-9);
                assertThat(moved.lower()).isBetween(0.15 - 1e-9, 0.45 + 1e-9);
                assertThat(moved.upper() - moved.lower()).isGreaterThanOrEqualTo(Thresholds.LEAST_MARGIN - 1e-9);
            }
        }
    }

    @Test
    void comesToRest_whereOneAnswerInTenIsWrong() {
        Random random = new Random(7);
        Offsets offsets = Offsets.NONE;
        for (int labels = 0; labels < 20_000; labels++) {
            // Answers are wrong more often the lower the threshold: one in ten at 0.05 above the shipped one.
            double wrong = Math.max(0, 0.1 + (0.05 - offsets.upper()));
            offsets = update.moved(offsets, labels, Decision.ANSWER, random.nextDouble() >= wrong);
        }

        assertThat(offsets.upper()).isEqualTo(0.05, within(0.03));
    }
}
