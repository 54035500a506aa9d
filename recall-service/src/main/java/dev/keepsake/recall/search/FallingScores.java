// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Fits scores to an order in which they must not rise: what rises is replaced by its mean with what it rises above. */
final class FallingScores {
    private static final double PLACES = 10_000;

    private FallingScores() {}

    /** As many as given, none greater than the one before; falling scores come back as they are. */
    static List<Double> of(List<Double> scores) {
        Deque<Level> levels = new ArrayDeque<>();
        for (double score : scores) {
            Level level = new Level(score, 1);
            while (!levels.isEmpty() && levels.getLast().mean() < level.mean()) {
                level = levels.removeLast().with(level);
            }
            levels.addLast(level);
        }
        List<Double> falling = new ArrayList<>();
        for (Level level : levels) {
            for (int i = 0; i < level.count(); i++) {
                falling.add(Math.round(level.mean() * PLACES) / PLACES);
            }
        }
        return falling;
    }

    private record Level(double sum, int count) {
        double mean() {
            return sum / count;
        }

        Level with(Level next) {
            return new Level(sum + next.sum, count + next.count);
        }
    }
}
