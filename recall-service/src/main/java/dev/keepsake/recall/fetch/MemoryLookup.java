// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.fetch;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * Finds one memory by its id, whatever its status, in the given spaces only. Ends with a refusal STORE_UNAVAILABLE when
 * the index does not answer before the deadline.
 */
public interface MemoryLookup {
    Optional<MemoryChanged> byNumber(long number, List<SpaceId> spaces, Instant deadline);

    Optional<MemoryChanged> byFactId(UUID factId, List<SpaceId> spaces, Instant deadline);
}
