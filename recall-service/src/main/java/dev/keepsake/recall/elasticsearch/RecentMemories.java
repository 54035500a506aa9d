// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.search.Candidate;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * States of memories that were read not long ago, bounded in bytes: reading eighty documents is a third of the work of a
 * search. Only what a search has just found is asked for, and never less than the version it saw is given, so that what the
 * index shows no more, and what it shows anew, cannot come from here. Thread-safe.
 */
final class RecentMemories {
    /** What another replica has forgotten is out of this one's memory after so long at most. */
    private static final Duration KEPT = Duration.ofMinutes(10);

    private final Cache<Place, MemoryChanged> states;

    RecentMemories(long mostBytes) {
        this.states = Caffeine.newBuilder()
                .executor(Runnable::run)
                .maximumWeight(mostBytes)
                .weigher((Place place, MemoryChanged memory) -> MemoryWeight.bytes(memory))
                .expireAfterWrite(KEPT)
                .build();
    }

    /** The state of a memory that was found; absent when it must be read. */
    Optional<MemoryChanged> of(Candidate found) {
        return Optional.ofNullable(states.getIfPresent(new Place(found.space(), found.number())))
                .filter(memory -> memory.version() >= found.version());
    }

    /** Keeps states, each unless a newer one is there. */
    void keep(Collection<MemoryChanged> read) {
        for (MemoryChanged memory : read) {
            states.asMap()
                    .merge(
                            new Place(memory.space(), memory.number()),
                            memory,
                            (one, other) -> one.version() > other.version() ? one : other);
        }
    }

    /** Drops the words of what was forgotten. */
    void drop(List<UUID> forgotten) {
        if (!forgotten.isEmpty()) {
            Set<UUID> gone = Set.copyOf(forgotten);
            states.asMap().values().removeIf(memory -> gone.contains(memory.factId()));
        }
    }

    private record Place(SpaceId space, long number) {}
}
