// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.entity;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.MergedNames.Merge;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Keeps merges of names, and which memories were told under which name. */
public interface EntityMerges {
    /** All that were ever made, in their order. */
    List<KnownMerge> all(SpaceId space);

    void add(SpaceId space, Merge merge, UUID call, Instant at);

    void undo(SpaceId space, long id, UUID call, Instant at);

    /** The names that memories were told under, in every spelling, that of the newest memory first. */
    List<String> names(SpaceId space);

    /** The memories, whatever their state, that were told under one of the names, spelled so; by number. */
    List<Told> told(SpaceId space, Collection<String> names);

    /** How many memories, whatever their state, were told under one of the names, spelled so. */
    int count(SpaceId space, Collection<String> names);

    /** Puts memories under other names. */
    void rename(SpaceId space, Collection<Renamed> renamed);

    /** Makes an ended memory hold again. */
    void revive(SpaceId space, UUID factId, Instant recordedAt);

    /** Gives an ended memory another successor. */
    void relink(SpaceId space, UUID factId, UUID successor, Instant validTo, Instant recordedAt);

    /**
     * A merge that was made.
     *
     * @param madeBy the call that made it
     * @param undoneBy the call that took it back; absent while it is in force
     */
    record KnownMerge(
            long id, Merge merge, UUID madeBy, @Nullable UUID undoneBy) {
        public boolean isInForce() {
            return undoneBy == null;
        }
    }

    /** A memory and the name it was told under. */
    record Told(Memory memory, String name) {}

    /**
     * A memory's new name.
     *
     * @param told the name it was told under; absent where that is the new name
     */
    record Renamed(
            UUID factId,
            String entity,
            String subject,
            @Nullable String told) {}
}
