// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.call.SpaceId;
import java.util.BitSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A memory that may belong into the result, with what the store saw of it.
 *
 * @param number its number, by which it is told apart
 * @param version of the state that was seen
 * @param names of whom or what it is about, in lower case
 * @param speaker who said it, in lower case
 * @param commonness of its vector, as it was computed when it was written; 0 without a vector
 * @param ownWords which of the question's words, by position, the memory itself holds
 * @param nearWords which of them are found with its surroundings and dates counted in
 */
public record Candidate(
        long number,
        long version,
        SpaceId space,
        Set<String> names,
        @Nullable String speaker,
        double commonness,
        BitSet ownWords,
        BitSet nearWords) {
    public Candidate {
        names = Set.copyOf(names);
    }
}
