// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.ranking.FeatureVector;
import dev.keepsake.recall.ranking.Ranker;
import dev.keepsake.recall.ranking.RankingFeature;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class OrderTest {
    private final Order order = new Order(Ranker.load());
    private final SpaceId space = new SpaceId(UUID.randomUUID());

    @Test
    void putsTheLikestFirst_andScoresFallWithRank() {
        List<FoundMemory> ordered = order.of(List.of(
                memory("far", 1, "a"), memory("near", 6, "b"), memory("between", 3, "b"), memory("same", 3, "c")));

        assertThat(ordered).extracting(found -> found.memory().text()).startsWith("near");
        assertThat(ordered).extracting(FoundMemory::score).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    }

    @Test
    void putsASecondMemoryOfALineNeverBeforeAnEquallyGoodOneOfAnother() {
        List<FoundMemory> ordered =
                order.of(List.of(memory("near", 6, "b"), memory("another", 3, "b"), memory("fresh", 3.0001, "c")));

        assertThat(ordered).extracting(found -> found.memory().text()).containsExactly("near", "fresh", "another");
    }

    private RankedMemory memory(String text, double likeness, String line) {
        return new RankedMemory(
                AMemory.in(space, text).build(), FeatureVector.of(Map.of(RankingFeature.LIKENESS, likeness)), 0, line);
    }
}
