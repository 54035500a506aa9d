// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.SpaceId;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** The names under which memories were told and the ones under which they answer. */
public interface EntityNames {
    /** The merges of names that are in force. */
    MergedNames merged(SpaceId space);

    /** Keeps the names that memories were told under, where they answer under another. */
    void keepTold(SpaceId space, Map<UUID, String> names);

    /** The name that a memory was told under, where it answers under another. */
    Optional<String> told(SpaceId space, UUID factId);

    /**
     * Drops the merges of names that no memory was told under any more.
     *
     * @return the memories that answered under such a name too
     */
    Set<UUID> dropUnheld(SpaceId space);
}
