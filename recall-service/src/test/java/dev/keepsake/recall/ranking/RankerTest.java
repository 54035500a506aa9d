// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class RankerTest {
    private final Ranker ranker = Ranker.load();

    @Test
    void weighsMoreWhatIsLikerAndSharesMoreWords() {
        double some = weight(Map.of(RankingFeature.LIKENESS, 2.0, RankingFeature.COVERAGE, 0.5));

        assertThat(weight(Map.of(RankingFeature.LIKENESS, 3.0, RankingFeature.COVERAGE, 0.5)))
                .isGreaterThan(some);
        assertThat(weight(Map.of(
                        RankingFeature.LIKENESS, 2.0, RankingFeature.COVERAGE, 0.5, RankingFeature.OF_ANOTHER, 1.0)))
                .isLessThan(some);
    }

    @Test
    void putsTheCodeThatIsAskedFor_beforeWhatIsOnlyLikeIt() {
        double held = weight(Map.of(RankingFeature.CODES_HELD, 1.0, RankingFeature.MEANING_RANK, 0.5));

        assertThat(held).isGreaterThan(weight(Map.of(RankingFeature.MEANING_RANK, 1.0)));
    }

    @Test
    void countsAnotherMemoryOfTheSameLineForLess() {
        assertThat(ranker.anotherOfLine()).isPositive();
    }

    private double weight(Map<RankingFeature, Double> features) {
        return ranker.weigh(FeatureVector.of(features));
    }
}
