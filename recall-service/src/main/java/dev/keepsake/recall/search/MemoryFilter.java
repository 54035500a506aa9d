// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.MemoryChanged;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a search is confined to. Part of every query the store sees, never applied to its first results only.
 *
 * @param spaces never empty
 * @param scope all scopes where absent
 * @param category all categories where absent
 */
public record MemoryFilter(
        List<SpaceId> spaces,
        @Nullable String scope,
        @Nullable Category category,
        HeldAt heldAt) {
    public MemoryFilter {
        spaces = List.copyOf(spaces);
        if (spaces.isEmpty()) {
            throw new IllegalArgumentException("a search without a space would see everybody's memory");
        }
    }

    /** Whether a memory, as loaded a moment after it was found, still belongs into the result. */
    boolean admits(MemoryChanged memory) {
        return spaces.contains(memory.space())
                && (scope == null || scope.equals(memory.scope()))
                && (category == null || category == memory.category())
                && heldAt.admits(memory);
    }
}
