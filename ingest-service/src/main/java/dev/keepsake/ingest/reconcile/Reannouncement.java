// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.reconcile;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.operations.ContentDigests;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import dev.keepsake.contracts.operations.HeldStates;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/** Tells readers again what is true, where they hold something else. */
public final class Reannouncement {
    private final Truth truth;
    private final Inventory inventory;
    private final MemoryLedger memories;
    private final SourceJournal sources;
    private final Announcements announcements;

    public Reannouncement(
            Truth truth,
            Inventory inventory,
            MemoryLedger memories,
            SourceJournal sources,
            Announcements announcements) {
        this.truth = truth;
        this.inventory = inventory;
        this.memories = memories;
        this.sources = sources;
        this.announcements = announcements;
    }

    /**
     * Announces the present state of these, under a higher version than any before, so that a reader takes it whatever it
     * holds; of those that are not held here, that they are gone.
     */
    public void announce(HeldStates asked) {
        truth.changing(asked.space(), () -> {
            Set<String> held = inventory.held(
                    asked.kind(),
                    asked.space(),
                    asked.states().stream().map(HeldState::id).toList());
            announceHeld(asked.kind(), asked.space(), held);
            asked.states().stream()
                    .filter(state -> !held.contains(state.id()))
                    .forEach(state -> announcements.gone(
                            topic(asked.kind()), state.id(), asked.space(), state.version() + 1, null));
            return held;
        });
    }

    /** Digests of the states as events tell them. */
    public ContentDigests contents(HeldStates asked) {
        List<String> ids = asked.states().stream().map(HeldState::id).toList();
        if (asked.kind() == HeldKind.MEMORIES) {
            return new ContentDigests(memories.states(asked.space(), factIds(ids)).stream()
                    .collect(Collectors.toMap(state -> state.factId().toString(), ContentDigests::of)));
        }
        return new ContentDigests(sources.states(asked.space(), sourceIds(ids)).stream()
                .collect(Collectors.toMap(state -> state.id().toString(), ContentDigests::of)));
    }

    private void announceHeld(HeldKind kind, SpaceId space, Set<String> held) {
        if (held.isEmpty()) {
            return;
        }
        if (kind == HeldKind.MEMORIES) {
            memories.touch(space, factIds(held));
            announcements.memories(space, factIds(held), null);
            return;
        }
        sources.touch(space, sourceIds(held));
        announcements.sources(space, sourceIds(held), null);
    }

    private static List<UUID> factIds(Collection<String> ids) {
        return ids.stream().map(UUID::fromString).toList();
    }

    private static List<SourceId> sourceIds(Collection<String> ids) {
        return ids.stream().flatMap(id -> SourceId.parse(id).stream()).toList();
    }

    private static Topic topic(HeldKind kind) {
        return kind == HeldKind.MEMORIES ? Topic.MEMORIES : Topic.SOURCES;
    }
}
