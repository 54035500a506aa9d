// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.ingest.MemoryChanged;
import java.util.List;
import java.util.Optional;

/**
 * A question and the memories found for it, read word by word.
 *
 * @param bearings of the memories, in the order they were found
 * @param unsaid the share of what is asked that no memory about the subject speaks of, 0 to 1
 * @param namesakes the full names of those whom the question may mean, where it may mean more than one
 */
public record Reading(Optional<ComposedAnswer> answer, List<Bearing> bearings, double unsaid, List<String> namesakes) {
    public static final Reading NOTHING = new Reading(Optional.empty(), List.of(), 1, List.of());

    public Reading {
        bearings = List.copyOf(bearings);
        namesakes = List.copyOf(namesakes);
    }

    /** The memories that the answer rests on; none where there is none. */
    public List<MemoryChanged> drawnFrom() {
        return answer.map(ComposedAnswer::memories).orElse(List.of());
    }
}
