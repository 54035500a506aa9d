// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.profile;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import java.time.Instant;
import java.util.Collection;
import java.util.List;

/** The memories that hold about an entity, by its name. */
public interface MemoriesAbout {
    /**
     * Lists what is current or clashing at an instant and whose entity, description or speaker has one of the names in it,
     * newest first. A name fits more than is meant: whose entity it is remains to be checked. Refuses with
     * STORE_UNAVAILABLE when the index does not answer in time.
     *
     * @param spaces never empty
     * @param limit at most 1,000
     */
    List<MemoryChanged> about(
            List<SpaceId> spaces, Collection<String> names, Instant heldAt, int limit, Instant deadline);
}
