// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.likeness.StatementVector;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Where searchable memories are written. A failure to reach it is thrown; the same write again changes nothing. */
public interface MemoryStore {
    /**
     * Writes and removes. A state older than the one that is there is ignored.
     *
     * @param visible whether a search must find the change when this returns; else it does within moments
     */
    void apply(List<Kept> kept, List<Gone> gone, boolean visible);

    /** Whether vectors are taken; those of another model than the index holds are not. */
    boolean takesVectors();

    /**
     * A memory's state with its vectors; absent where vectors are not taken.
     *
     * @param line the vector of its whole line
     */
    record Kept(MemoryChanged memory, @Nullable StatementVector vector, float @Nullable [] line) {}

    /** A memory to be removed from its space. */
    record Gone(UUID factId, SpaceId space) {}
}
