// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MeaningBarTest {
    @Test
    void liesHigherForWhatTheModelHasNotLearned() {
        assertThat(MeaningBar.of(0.5, 50)).isEqualTo(MeaningBar.USUAL);
        assertThat(MeaningBar.of(0.1, 50).answering()).isGreaterThan(MeaningBar.USUAL.answering() + 1);
        assertThat(MeaningBar.of(0.1, 50).ofItsOwn()).isGreaterThan(MeaningBar.USUAL.ofItsOwn());
    }

    @Test
    void thereRisesWithTheNumberOfMemories() {
        assertThat(MeaningBar.of(0, 5000).answering())
                .isGreaterThan(MeaningBar.of(0, 500).answering())
                .isLessThan(MeaningBar.of(0, 500).answering() + 2);
        assertThat(MeaningBar.of(1, 5000)).isEqualTo(MeaningBar.USUAL);
    }
}
