// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.recall.ranking.Ranker;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Puts memories in the ranker's order, spread over lines: a second memory of one line tells less than one of another. The
 * order is relative to what else was found; the scores shown beside it are the absolute ones, made to fall with it.
 */
final class Order {
    private static final Comparator<Placed> BEST_FIRST = Comparator.comparingDouble(Placed::weight)
            .reversed()
            .thenComparingLong(placed -> placed.one().memory().number());

    private final Ranker ranker;

    Order(Ranker ranker) {
        this.ranker = ranker;
    }

    List<FoundMemory> of(List<RankedMemory> memories) {
        Map<String, Integer> seen = new HashMap<>();
        List<RankedMemory> ordered = memories.stream()
                .map(one -> new Placed(one, ranker.weigh(one.features())))
                .sorted(BEST_FIRST)
                .map(placed -> placed.less(
                        ranker.anotherOfLine() * (seen.merge(placed.one().line(), 1, Integer::sum) - 1)))
                .sorted(BEST_FIRST)
                .map(Placed::one)
                .toList();
        List<Double> scores =
                FallingScores.of(ordered.stream().map(RankedMemory::estimate).toList());
        return IntStream.range(0, ordered.size())
                .mapToObj(i -> new FoundMemory(ordered.get(i).memory(), scores.get(i)))
                .toList();
    }

    private record Placed(RankedMemory one, double weight) {
        Placed less(double loss) {
            return new Placed(one, weight - loss);
        }
    }
}
