// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.search.FoundMemory;
import org.jspecify.annotations.Nullable;

/**
 * A memory in the order the gate reads it.
 *
 * @param rerankScore absent where nothing was reranked, and for what lies too deep to be
 */
record Ranked(FoundMemory found, @Nullable Double rerankScore) {
    static Ranked asFound(FoundMemory found) {
        return new Ranked(found, null);
    }

    MemoryChanged memory() {
        return found.memory();
    }
}
