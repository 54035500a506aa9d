// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RankFusionTest {
    @Test
    void putsFirstWhatBothListsHold() {
        Map<String, Double> weights = RankFusion.fuse(List.of(List.of("a", "b", "c"), List.of("d", "b", "e")));

        assertThat(weights.get("b")).isGreaterThan(weights.get("a")).isGreaterThan(weights.get("d"));
    }

    @Test
    void givesOneToTheFirstOfEveryList() {
        assertThat(RankFusion.fuse(List.of(List.of("a", "b"), List.of("a"))).get("a"))
                .isEqualTo(1, within(1e-9));
        assertThat(RankFusion.fuse(List.of(List.of("a", "b"), List.of())).get("a"))
                .isEqualTo(1, within(1e-9));
    }

    @Test
    void fusesNothingToNothing() {
        assertThat(RankFusion.fuse(List.<List<String>>of(List.of(), List.of()))).isEmpty();
    }
}
