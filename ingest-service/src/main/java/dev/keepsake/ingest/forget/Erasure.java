// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.forget;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.ingest.ledger.Memory;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Takes rows and words out of the truth. Every method works within the current transaction and one space. */
public interface Erasure {
    Optional<Tombstone> tombstone(SpaceId space, String id);

    /** Keeps it; where there is one already, the newer call and the higher version stand. */
    void keepTombstone(SpaceId space, String id, Tombstone tombstone);

    /** The version of a source; empty if it is not there. */
    Optional<Long> sourceVersion(SpaceId space, SourceId source);

    /** The memory and all that it replaced, directly or not; empty if it is not there. */
    List<Memory> withPredecessors(SpaceId space, long number);

    /** The memories of which this source is the only witness. */
    List<Memory> taughtOnlyBy(SpaceId space, SourceId source);

    /** The memories that have one of the given ones in their history. */
    Set<UUID> successors(SpaceId space, Collection<UUID> memories);

    /**
     * Closes the gap that the given memories leave in histories: what they had replaced is now replaced by what replaced
     * them, or holds again where nothing did. Gives the memories that changed.
     */
    Set<UUID> relink(SpaceId space, List<Memory> going);

    /** The words the memories rest on, each where it was said. */
    Set<Words> words(SpaceId space, Collection<UUID> memories);

    void eraseMemories(SpaceId space, Collection<UUID> memories);

    /** Erases a source with its lines and what it witnesses; its lines will be known as forgotten. */
    void eraseSource(SpaceId space, SourceId source);

    /**
     * Takes words out of every line of the space that holds them, unless a memory that stays rests on the same words.
     * Gives the lines that changed; they will be known as forgotten.
     */
    Set<LineId> takeOut(SpaceId space, Set<Words> words);

    /** Those of the sources in which nothing worth keeping is left. */
    Set<SourceId> emptied(SpaceId space, Collection<SourceId> sources);

    /** The memories that rest on these lines or lines beside them, or on the source as a further witness. */
    Set<UUID> near(SpaceId space, Collection<LineId> lines);

    /** A line of a source. */
    record LineId(SourceId source, int position) {}

    /** Words as said in a line. */
    record Words(LineId line, String text) {}

    /**
     * What is left of something forgotten.
     *
     * @param call the call that forgot it
     * @param memories how many memories went
     * @param version the one under which its end was told: 0 for a memory, which never comes back
     */
    record Tombstone(UUID call, int memories, Set<String> awaits, long version) {}
}
