// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.List;

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
}
