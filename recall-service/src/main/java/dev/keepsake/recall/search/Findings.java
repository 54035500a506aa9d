// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a search saw.
 *
 * @param weighed every candidate before any is left out, in no order that means anything
 * @param words what the question's words are worth
 * @param best what a search shows, the best first
 */
public record Findings(Question question, List<Weighed> weighed, WordWeights words, List<FoundMemory> best) {
    public Findings {
        weighed = List.copyOf(weighed);
        best = List.copyOf(best);
    }

    /** The numbers of the candidates of which more can be said than that nothing nearer was found. */
    public Set<Long> standingOut() {
        return weighed.stream()
                .filter(one -> Relevance.standsOut(one.evidence()))
                .map(one -> one.candidate().number())
                .collect(Collectors.toSet());
    }
}
