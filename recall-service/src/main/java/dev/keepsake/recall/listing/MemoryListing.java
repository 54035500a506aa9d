// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.listing;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryChanged;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The current and clashing memories of some spaces by number, highest first. */
public interface MemoryListing {
    /**
     * Lists what comes at or below a number. Refuses with STORE_UNAVAILABLE when the index does not answer in time.
     *
     * @param kind all kinds where absent
     */
    Listed list(List<SpaceId> spaces, @Nullable Kind kind, long highest, int limit, Instant deadline);

    /**
     * A page and what it is a page of.
     *
     * @param memories of the kind, in order
     * @param total how many of the kind there are in all
     * @param newest the highest number of any memory in these spaces, 0 where there is none
     */
    record Listed(List<MemoryChanged> memories, long total, long newest) {}
}
