// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The searchable memories. Every method ends with a refusal STORE_UNAVAILABLE when the index does not answer before the
 * deadline; an empty result always means that there is nothing.
 */
public interface MemoryIndex {
    /**
     * Finds candidates by words and by meaning, at most {@code depth} each, with the filter inside both searches.
     *
     * @param vector absent where only words are to be searched
     */
    Candidates find(Question question, float @Nullable [] vector, MemoryFilter filter, int depth, Instant deadline);

    /**
     * The states of memories that were just found, as they were found or newer, in any order; those that are gone are left out.
     */
    List<MemoryChanged> load(List<Candidate> candidates, Instant deadline);

    /** The names, in lower case, of those who said most in a space; at most 100. */
    Set<String> speakers(SpaceId space, Instant deadline);

    /** Whether vectors of this embedding model are in use: false while the index holds those of another. */
    boolean comparesMeaning();
}
