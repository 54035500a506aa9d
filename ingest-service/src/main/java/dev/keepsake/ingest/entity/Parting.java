// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.entity;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.ingest.entity.EntityMerges.Told;
import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.resolve.Resolution;
import dev.keepsake.ingest.resolve.Resolver;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Takes the memories of two names apart again: each stands under the name it was told under. One that ended by news of the
 * other name goes on until the next news of its own, or holds again.
 */
final class Parting {
    private final EntityMerges merges;
    private final MemoryLedger memories;
    private final Clock clock;

    Parting(EntityMerges merges, MemoryLedger memories, Clock clock) {
        this.merges = merges;
        this.memories = memories;
        this.clock = clock;
    }

    /** Gives the memories that have changed. */
    Set<UUID> part(SpaceId space, EntityGroup group) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        Map<UUID, Told> byId = group.all().stream()
                .collect(Collectors.toMap(told -> told.memory().factId(), Function.identity()));
        List<Told> reviving = new ArrayList<>();
        for (Told told : group.all()) {
            Told ending = endedBy(told.memory(), byId);
            if (ending == null || areOne(group, told, ending)) {
                continue;
            }
            Memory ended = told.memory();
            successor(told, group, byId)
                    .map(Told::memory)
                    .ifPresentOrElse(
                            next -> merges.relink(
                                    space,
                                    ended.factId(),
                                    next.factId(),
                                    ended.endedBy(next.validFrom(), next.saidAt()),
                                    now),
                            () -> reviving.add(told));
        }
        merges.rename(space, group.renamed());
        reviving.forEach(told -> merges.revive(space, told.memory().factId(), now));
        memories.dispute(space, disputed(group, reviving));
        memories.touch(space, group.ids());
        memories.settle(
                space, group.all().stream().map(group::subjectOf).distinct().toList());
        return group.ids();
    }

    /** What ended a memory by being newer news, where it is of the same group. */
    private static @Nullable Told endedBy(Memory memory, Map<UUID, Told> group) {
        return memory.status() == MemoryStatus.SUPERSEDED ? group.get(memory.supersededBy()) : null;
    }

    /** The next news of the same name, further on in what came after. */
    private static Optional<Told> successor(Told told, EntityGroup group, Map<UUID, Told> byId) {
        Told next = endedBy(told.memory(), byId);
        while (next != null && !areOne(group, told, next)) {
            next = endedBy(next.memory(), byId);
        }
        return Optional.ofNullable(next);
    }

    private static boolean areOne(EntityGroup group, Told one, Told other) {
        return Digests.same(group.entityOf(one), group.entityOf(other));
    }

    /** Those that hold again and contradict one another. */
    private List<UUID> disputed(EntityGroup group, List<Told> reviving) {
        return reviving.stream()
                .filter(told -> {
                    List<Memory> others = reviving.stream()
                            .filter(other -> other != told
                                    && group.subjectOf(other).equals(group.subjectOf(told))
                                    && other.memory()
                                            .scope()
                                            .equals(told.memory().scope()))
                            .map(Told::memory)
                            .toList();
                    return new Resolver().resolve(told.memory(), told.memory().entity(), others)
                            instanceof Resolution.Clash;
                })
                .map(told -> told.memory().factId())
                .toList();
    }
}
