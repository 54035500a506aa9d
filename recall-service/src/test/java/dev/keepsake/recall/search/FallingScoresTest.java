// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FallingScoresTest {
    @Test
    void leavesFallingScoresAsTheyAre() {
        assertThat(FallingScores.of(List.of(0.9, 0.5, 0.5, 0.1))).containsExactly(0.9, 0.5, 0.5, 0.1);
        assertThat(FallingScores.of(List.of())).isEmpty();
    }

    @Test
    void levelsWhatRises() {
        assertThat(FallingScores.of(List.of(0.9, 0.2, 0.4, 0.6, 0.1))).containsExactly(0.9, 0.4, 0.4, 0.4, 0.1);
    }
}
