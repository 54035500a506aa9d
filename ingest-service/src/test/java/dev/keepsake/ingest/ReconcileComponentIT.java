// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.Remember;
import dev.keepsake.contracts.operations.ContentDigests;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import dev.keepsake.contracts.operations.HeldStates;
import dev.keepsake.contracts.operations.Holdings;
import dev.keepsake.ingest.reconcile.Inventory;
import dev.keepsake.ingest.reconcile.Reannouncement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ReconcileComponentIT {
    private final IngestWorld world = IngestWorld.shared();
    private final Inventory inventory = world.bean(Inventory.class);
    private final Reannouncement reannouncement = world.bean(Reannouncement.class);
    private final Caller ida = IngestWorld.someone("Ida");

    @Test
    void holdsWhatItHasTold_inTheVersionsAndWordsItTold() {
        Remember.Result told = world.call(
                Remember.CONTRACT, ida, Map.of("text", "My sister's birthday is on 4 May. I play the oboe."));
        String source = told.source().id();

        List<HeldState> memories = inventory.states(HeldKind.MEMORIES, ida.space(), any -> true);
        List<HeldState> sources = inventory.states(HeldKind.SOURCES, ida.space(), any -> true);

        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(memories).containsExactlyInAnyOrderElementsOf(told()));
        assertThat(sources).extracting(HeldState::id).containsExactly(source);
        assertThat(inventory.bySpace(HeldKind.MEMORIES))
                .contains(new Holdings.OfSpace(
                        HeldKind.MEMORIES,
                        ida.space(),
                        2,
                        memories.get(0).fingerprint() + memories.get(1).fingerprint()));
        ContentDigests contents = reannouncement.contents(new HeldStates(HeldKind.MEMORIES, ida.space(), memories));
        assertThat(world.recall().memories(ida.space()))
                .allSatisfy(memory -> assertThat(contents.byId())
                        .containsEntry(memory.factId().toString(), ContentDigests.of(memory)));
    }

    @Test
    void announcesAgainWhatIsHeld_andTheEndOfWhatIsNot() {
        world.call(Remember.CONTRACT, ida, Map.of("text", "I play the oboe."));
        HeldState held =
                inventory.states(HeldKind.MEMORIES, ida.space(), any -> true).get(0);
        HeldState stray = new HeldState(UUID.randomUUID().toString(), 3);

        reannouncement.announce(new HeldStates(HeldKind.MEMORIES, ida.space(), List.of(held, stray)));

        await().atMost(Duration.ofSeconds(20)).untilAsserted(() -> {
            assertThat(world.recall().version(held.id())).isEqualTo(held.version() + 1);
            assertThat(world.recall().isGone(stray.id())).isTrue();
        });
        assertThat(told()).containsExactly(new HeldState(held.id(), held.version() + 1));
    }

    private List<HeldState> told() {
        return world.recall().memories(ida.space()).stream()
                .map((MemoryChanged memory) -> new HeldState(memory.factId().toString(), memory.version()))
                .toList();
    }
}
