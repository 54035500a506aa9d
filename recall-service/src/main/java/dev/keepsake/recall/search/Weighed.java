// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

/**
 * A candidate with what speaks for it.
 *
 * @param score how likely it answers, 0 to 1, absolute
 */
public record Weighed(Candidate candidate, Evidence evidence, double score) {
    static Weighed of(Candidate candidate, Evidence evidence) {
        return new Weighed(candidate, evidence, Relevance.of(evidence));
    }
}
