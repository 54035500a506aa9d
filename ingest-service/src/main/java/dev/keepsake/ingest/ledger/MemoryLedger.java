// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.SourceId;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Keeps memories and their witnesses. Every change of a memory raises its version. */
public interface MemoryLedger {
    /** New numbers, rising. */
    List<Long> takeNumbers(int count);

    void add(Collection<Memory> memories);

    /** Adds witnesses; one that is there already changes nothing. */
    void addWitnesses(SpaceId space, Collection<Witness> witnesses);

    /** Current and clashing memories with one of the subjects or one of the fingerprints, newest first, a few hundred at most. */
    List<Memory> alike(SpaceId space, String scope, Collection<String> subjects, Collection<String> fingerprints);

    /**
     * Current and clashing memories of some entities, of each the newest few hundred.
     *
     * @param entities in whatever case
     */
    List<Memory> ofEntities(SpaceId space, String scope, Collection<String> entities);

    /**
     * Current and clashing memories of some entities that say that something is not, or no longer so, told after {@code
     * saidAt}, newest first, a few hundred at most.
     */
    List<Memory> denialsSince(SpaceId space, String scope, Collection<String> entities, Instant saidAt);

    /** Memories that were marked as wrong, with one of the subjects or one of the fingerprints, newest first, a few hundred at most. */
    List<Memory> wrong(SpaceId space, String scope, Collection<String> subjects, Collection<String> fingerprints);

    /** The memories that rest on a source, by number. */
    List<Memory> taughtBy(SpaceId space, SourceId source);

    Optional<Memory> find(SpaceId space, long number);

    Optional<Memory> find(SpaceId space, UUID factId);

    /** The newest memory that this one replaced. */
    Optional<Memory> predecessor(SpaceId space, UUID factId);

    /**
     * Ends memories.
     *
     * @param validTo absent where it ended by being wrong: then it never held
     */
    void end(
            SpaceId space,
            Collection<UUID> factIds,
            MemoryStatus as,
            UUID successor,
            @Nullable Instant validTo,
            Instant recordedAt);

    /** Marks current memories as disputed. */
    void dispute(SpaceId space, Collection<UUID> factIds);

    /** Makes current again what is left alone of a dispute about one of the subjects, and gives it. */
    Set<UUID> settle(SpaceId space, Collection<String> subjects);

    /** Raises the versions, because something that the memories' events tell has changed. */
    void touch(SpaceId space, Collection<UUID> factIds);

    /** The states as events tell them. */
    List<MemoryChanged> states(SpaceId space, Collection<UUID> factIds);
}
