// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a search saw.
 *
 * @param weighed every candidate before any is left out, in no order that means anything
 * @param words what the question's words are worth
 * @param bar what meaning alone must reach
 * @param best what a search shows, the best first
 */
public record Findings(
        Question question, List<Weighed> weighed, WordWeights words, MeaningBar bar, List<FoundMemory> best) {
    /** The part of all memories that may mean nearly what is asked; more do only where meaning tells nothing apart. */
    private static final double MOST_BY_MEANING = 0.2;

    public Findings {
        weighed = List.copyOf(weighed);
        best = List.copyOf(best);
    }

    /** The numbers of the candidates of which more can be said than that nothing nearer was found. */
    public Set<Long> standingOut() {
        List<Weighed> byMeaning = weighed.stream()
                .filter(one -> Relevance.meansNearlyTheSame(one.evidence(), bar))
                .toList();
        // The vector of a word that is none is near to everything: then nothing is near to it.
        boolean tellsApart = byMeaning.size() <= MOST_BY_MEANING * words.memories();
        return Stream.concat(
                        weighed.stream().filter(one -> Relevance.sharesAWord(one.evidence())),
                        tellsApart ? byMeaning.stream() : Stream.empty())
                .map(one -> one.candidate().number())
                .collect(Collectors.toSet());
    }
}
