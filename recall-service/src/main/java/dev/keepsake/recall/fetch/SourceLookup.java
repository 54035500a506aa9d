// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.fetch;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * Finds sources, in the given spaces only. Ends with a refusal STORE_UNAVAILABLE when the index does not answer before
 * the deadline.
 */
public interface SourceLookup {
    Optional<SourceChanged> byId(SourceId id, List<SpaceId> spaces, Instant deadline);

    /** Which of the memories a search would not find yet in the version that the source taught. */
    Set<UUID> notYetSearchable(SourceChanged source, Instant deadline);
}
