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
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Puts the memories of two names together, as if all of them had been told under one. */
final class Joining {
    private static final Comparator<Memory> BY_SAID =
            Comparator.comparing(Memory::saidAt).thenComparing(Memory::number);

    private final EntityMerges merges;
    private final MemoryLedger memories;
    private final Clock clock;

    Joining(EntityMerges merges, MemoryLedger memories, Clock clock) {
        this.merges = merges;
        this.memories = memories;
        this.clock = clock;
    }

    /** Gives the memories that have changed. */
    Set<UUID> join(SpaceId space, EntityGroup group) {
        List<Memory> others = new ArrayList<>(
                group.rest().stream().map(Told::memory).filter(Joining::holds).toList());
        group.moved().stream()
                .filter(told -> holds(told.memory()))
                .sorted(Comparator.comparing(Told::memory, BY_SAID))
                .forEach(told -> settle(told.memory(), group.entityOf(told), others));
        merges.rename(space, group.renamed());
        memories.touch(space, group.ids());
        memories.settle(
                space, group.all().stream().map(group::subjectOf).distinct().toList());
        return group.ids();
    }

    private void settle(Memory moved, String entity, List<Memory> others) {
        List<Memory> known = others.stream()
                .filter(other -> other.scope().equals(moved.scope()))
                .toList();
        Resolution resolution = resolve(moved, entity, known);
        if (resolution instanceof Resolution.Newer newer) {
            newer.known().forEach(ended -> end(ended, moved));
            others.removeAll(newer.known());
        }
        if (resolution instanceof Resolution.Older older) {
            end(moved, older.known());
        }
        if (resolution instanceof Resolution.Clash clash) {
            List<UUID> disputed =
                    new ArrayList<>(clash.known().stream().map(Memory::factId).toList());
            disputed.add(moved.factId());
            memories.dispute(moved.space(), disputed);
        }
    }

    private Resolution resolve(Memory moved, String entity, List<Memory> known) {
        // Of facts that were written as the one value the last one holds, as when both are written under one name.
        Optional<Memory> written = known.stream()
                .filter(other -> moved.sole() && other.sole() && other.subject().equals(subject(moved, entity)))
                .max(BY_SAID);
        return written.<Resolution>map(other -> BY_SAID.compare(other, moved) > 0
                        ? new Resolution.Older(other)
                        : new Resolution.Newer(List.of(other)))
                .orElseGet(() -> new Resolver().resolve(moved, entity, known));
    }

    private static String subject(Memory memory, String entity) {
        return Digests.subject(entity, memory.key());
    }

    private void end(Memory ended, Memory successor) {
        memories.end(
                ended.space(),
                List.of(ended.factId()),
                MemoryStatus.SUPERSEDED,
                successor.factId(),
                ended.endedBy(successor.validFrom(), successor.saidAt()),
                now());
    }

    private static boolean holds(Memory memory) {
        return memory.status() == MemoryStatus.CURRENT || memory.status() == MemoryStatus.CLASH;
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MICROS);
    }
}
