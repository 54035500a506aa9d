// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.keepsake.contracts.recall.Decision;
import dev.keepsake.contracts.wire.Json;
import org.junit.jupiter.api.Test;

class ThresholdsTest {
    @Test
    void answersFromTheUpper_andAbstainsBelowTheLower() {
        Thresholds thresholds = new Thresholds(0.3, 0.6);

        assertThat(thresholds.decide(0.6)).isEqualTo(Decision.ANSWER);
        assertThat(thresholds.decide(0.59)).isEqualTo(Decision.VERIFY);
        assertThat(thresholds.decide(0.3)).isEqualTo(Decision.VERIFY);
        assertThat(thresholds.decide(0.29)).isEqualTo(Decision.ABSTAIN);
    }

    @Test
    void alwaysLeavesRoomToVerify() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Thresholds(0.58, 0.6));
        assertThat(new TenantThresholds.Offsets(0.15, -0.15).appliedTo(new Thresholds(0.5, 0.6)))
                .satisfies(moved -> assertThat(moved.upper() - moved.lower())
                        .isGreaterThanOrEqualTo(Thresholds.LEAST_MARGIN - 1e-9));
    }

    @Test
    void shipsWeightsForBothTools() {
        for (String tool :
                new String[] {"recall-gated", "recall-gated-alone", "recall-verified", "recall-verified-alone"}) {
            GateModel model = GateModel.load(tool);

            assertThat(model.thresholds().upper()).isBetween(0.3, 0.95);
            assertThat(model.probability(new GateFeatures())).isBetween(0.01, 0.99);
        }
    }

    @Test
    void givesAProbabilityThatRisesWithTheEvidence() {
        GateModel model = GateModel.read(Json.mapper()
                .readTree("{\"bias\":-1,\"lower\":0.3,\"upper\":0.6,\"weights\":{\"top\":0.5,\"clash\":-1}}"));

        assertThat(model.probability(new GateFeatures().with(GateFeature.TOP, 2)))
                .isEqualTo(0.5);
        assertThat(model.probability(new GateFeatures().with(GateFeature.TOP, 2).with(GateFeature.CLASH, true)))
                .isLessThan(0.5);
    }
}
