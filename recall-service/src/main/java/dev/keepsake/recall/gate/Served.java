// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.recall.FactView;
import dev.keepsake.recall.view.MemoryViews;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which memories go out with a decision.
 *
 * @param answering those that answer, the best first
 * @param related further ones that belong to the question
 */
record Served(List<MemoryChanged> answering, List<MemoryChanged> related) {
    private static final int MOST_ANSWERING = 5;
    private static final int MOST_RELATED = 5;
    /** What scores less than this share of the best is beside the point. */
    private static final double NEAR_BEST = 0.7;

    /** Beside an answer that can be drawn word by word only what is as good is shown as an answer. */
    private static final double AS_GOOD = 0.95;

    static final Served NOTHING = new Served(List.of(), List.of());

    /** What is about somebody else than the one asked about is never among the answering. */
    static Served from(List<Ranked> ranked, Observation seen) {
        if (ranked.isEmpty()) {
            return NOTHING;
        }
        Set<Long> others = seen.subject().numbersOfOthers();
        double best =
                ranked.stream().mapToDouble(one -> one.found().score()).max().orElse(0);
        double least = best * (seen.drawn().isPresent() ? AS_GOOD : NEAR_BEST);
        Set<MemoryChanged> answering = new LinkedHashSet<>(seen.reading().drawnFrom());
        ranked.stream()
                .filter(one -> one.found().score() >= least
                        && !others.contains(one.memory().number()))
                .limit(MOST_ANSWERING)
                .map(Ranked::memory)
                .forEach(answering::add);
        List<MemoryChanged> related = ranked.stream()
                .map(Ranked::memory)
                .filter(memory -> !answering.contains(memory))
                .limit(MOST_RELATED)
                .toList();
        return new Served(List.copyOf(answering), related);
    }

    static FactView view(Ranked ranked, Caller caller) {
        return MemoryViews.fact(ranked.memory(), ranked.found().score(), ranked.rerankScore(), caller);
    }
}
