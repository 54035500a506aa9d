// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RelevanceTest {
    private static final Evidence SOME = new Evidence(3, 0.5, 0.5, 0, 0.5);

    @Test
    void risesWithEveryPieceOfEvidence() {
        double some = Relevance.of(SOME);

        assertThat(Relevance.of(new Evidence(4, 0.5, 0.5, 0, 0.5))).isGreaterThan(some);
        assertThat(Relevance.of(new Evidence(3, 0.6, 0.5, 0, 0.5))).isGreaterThan(some);
        assertThat(Relevance.of(new Evidence(3, 0.5, 0.6, 0, 0.5))).isGreaterThan(some);
        assertThat(Relevance.of(new Evidence(3, 0.5, 0.5, 1, 0.5))).isGreaterThan(some);
        assertThat(Relevance.of(new Evidence(3, 0.5, 0.5, 0, 0.6))).isGreaterThan(some);
        assertThat(Relevance.of(new Evidence(3, 0.5, 0.5, -1, 0.5))).isLessThan(some);
    }

    @Test
    void nearsZeroForTheBestOfBadHits_andOneForTheSentenceItself() {
        assertThat(Relevance.of(new Evidence(0.5, 0, 0, 0, 1))).isLessThan(0.05);
        assertThat(Relevance.of(new Evidence(7, 1, 1, 0, 1))).isGreaterThan(0.95);
    }

    @Test
    void needsAWordInCommonOrAMeaningThatStandsOut() {
        assertThat(Relevance.isRelevant(new Evidence(1, 0, 0, 1, 1), 0)).isFalse();
        assertThat(Relevance.isRelevant(new Evidence(2.5, 0, 0, 0, 0.1), 0)).isTrue();
        assertThat(Relevance.isRelevant(new Evidence(0, 0.1, 0.1, 0, 0.1), 0)).isTrue();
    }

    @Test
    void findsNothingAnswerable_whenNoWordIsSharedAndNothingStandsOut() {
        assertThat(Relevance.isAnswerable(List.of(new Evidence(1.6, 0, 0, 0, 1)), MeaningBar.USUAL))
                .isFalse();
        assertThat(Relevance.isAnswerable(List.of(new Evidence(2.2, 0, 0, 0, 1)), MeaningBar.USUAL))
                .isTrue();
        assertThat(Relevance.isAnswerable(List.of(new Evidence(0, 0.1, 0.1, 0, 1)), MeaningBar.USUAL))
                .isTrue();
        assertThat(Relevance.isAnswerable(List.of(), MeaningBar.USUAL)).isFalse();
    }
}
