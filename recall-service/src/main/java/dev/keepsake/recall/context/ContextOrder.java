// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.recall.RecallContext.Strategy;
import dev.keepsake.recall.search.FoundMemory;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/** What comes first where not everything fits: the newest and most certain. */
final class ContextOrder {
    private static final double RECENCY_WEIGHT = 0.25;
    private static final double IMPORTANCE = 0.05;
    private static final double UNSETTLED = 0.1;

    /** After this long a memory counts as half as new. */
    private static final double HALF_LIFE_DAYS = 180;

    private final Instant now;

    ContextOrder(Instant now) {
        this.now = now;
    }

    List<FoundMemory> sorted(List<FoundMemory> found, Strategy strategy) {
        return found.stream().sorted(comparator(strategy)).toList();
    }

    private Comparator<FoundMemory> comparator(Strategy strategy) {
        return switch (strategy) {
            case SEMANTIC -> Comparator.comparingDouble(FoundMemory::score).reversed();
            case RECENCY ->
                Comparator.<FoundMemory, Instant>comparing(
                                found -> found.memory().saidAt())
                        .reversed();
            case HYBRID -> Comparator.comparingDouble(this::worth).reversed();
        };
    }

    private double worth(FoundMemory found) {
        MemoryChanged memory = found.memory();
        double days = Math.max(0, Duration.between(memory.saidAt(), now).toDays());
        double recency = Math.pow(0.5, days / HALF_LIFE_DAYS);
        double bonus = memory.importance() == Importance.HIGH ? IMPORTANCE : 0;
        double malus = memory.status() == MemoryStatus.CLASH ? UNSETTLED : 0;
        return (1 - RECENCY_WEIGHT) * found.score() + RECENCY_WEIGHT * recency + bonus - malus;
    }
}
