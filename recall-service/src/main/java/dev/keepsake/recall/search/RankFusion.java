// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reciprocal rank fusion: a place in several lists counts more than a high place in one. */
final class RankFusion {
    private static final int K = 60;

    private RankFusion() {}

    /**
     * The fused weight of every item, 0 to 1: 1 for one that is first in every list that holds anything. Deterministic; in
     * order of first appearance.
     */
    static <T> Map<T, Double> fuse(List<List<T>> lists) {
        Map<T, Double> weights = new LinkedHashMap<>();
        double most = lists.stream().filter(list -> !list.isEmpty()).count() / (K + 1.0);
        for (List<T> list : lists) {
            for (int rank = 0; rank < list.size(); rank++) {
                weights.merge(list.get(rank), 1 / (K + rank + 1.0) / most, Double::sum);
            }
        }
        return weights;
    }
}
