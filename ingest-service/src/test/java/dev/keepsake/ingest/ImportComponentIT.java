// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.ingest.ConversationPushed;
import dev.keepsake.contracts.ingest.Correct;
import dev.keepsake.contracts.ingest.EraseAccount;
import dev.keepsake.contracts.ingest.ExportMemories;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedMemory;
import dev.keepsake.contracts.ingest.ExportSources;
import dev.keepsake.contracts.ingest.ExportSources.ExportedSource;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.ingest.ImportMemories;
import dev.keepsake.contracts.ingest.ImportSources;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.ingest.Message;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.ingest.Remember;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class ImportComponentIT {
    private static final Instant AT = Instant.parse("2024-03-13T09:00:00Z");
    private static final Duration SOON = Duration.ofSeconds(60);
    private static final List<ImportSources.LeftOut> NOTHING = List.of();

    private final IngestWorld world = IngestWorld.shared();
    private final Caller ida = IngestWorld.someone("Ida");
    private final Caller again = IngestWorld.someone("Ida");

    @Test
    void anEmptyMemoryGetsBackTheSame_withTimesHistoryCorrectionsAndQuotes() {
        tellALot();
        List<ExportedSource> sources = sources(ida);
        List<ExportedMemory> memories = memories(ida);
        assertThat(memories)
                .extracting(ExportedMemory::status)
                .contains(MemoryStatus.CURRENT, MemoryStatus.SUPERSEDED, MemoryStatus.WRONG);

        importAll(again, sources, memories);

        List<ExportedMemory> back = memories(again);
        assertThat(sources(again))
                .usingRecursiveFieldByFieldElementComparatorIgnoringFields("id")
                .isEqualTo(sources);
        assertThat(back)
                .usingRecursiveFieldByFieldElementComparatorIgnoringFields(
                        "id", "factId", "supersededBy", "witnesses.source")
                .isEqualTo(memories);
        assertThat(successors(back)).isEqualTo(successors(memories));
        await().atMost(SOON).untilAsserted(() -> assertThat(told(again)).isEqualTo(told(ida)));
    }

    @Test
    void theSameAgainChangesNothing() {
        tellALot();
        List<ExportedSource> sources = sources(ida);
        List<ExportedMemory> memories = memories(ida);
        importAll(again, sources, memories);

        ImportMemories.Result second = importAll(again, sources, memories);
        ImportMemories.Result own = importAll(ida, sources, memories);

        assertThat(second).isEqualTo(new ImportMemories.Result(0, memories.size(), NOTHING));
        assertThat(own).isEqualTo(second);
        assertThat(sources(again)).hasSameSizeAs(sources);
        assertThat(memories(again)).hasSameSizeAs(memories);
    }

    @Test
    void whatWasForgottenSinceDoesNotComeBack() {
        world.call(Remember.CONTRACT, ida, Map.of("text", "Ida keeps bees. Ida plays the cello."));
        List<ExportedSource> sources = sources(ida);
        List<ExportedMemory> memories = memories(ida);
        assertThat(memories).hasSize(2);
        world.call(Forget.CONTRACT, ida, Map.of("id", memories.get(0).id()));

        ImportMemories.Result result = importAll(ida, sources, memories);

        assertThat(result.leftOut())
                .singleElement()
                .satisfies(
                        left -> assertThat(left.id()).isEqualTo(memories.get(0).id()));
        assertThat(memories(ida)).hasSize(1);
    }

    @Test
    void whatWasErasedComesBack_whenItsPersonBringsItBack() {
        tellALot();
        List<ExportedSource> sources = sources(ida);
        List<ExportedMemory> memories = memories(ida);
        List<String> before = told(ida);
        world.call(EraseAccount.CONTRACT, ida, Map.of("confirm", EraseAccount.CONFIRMATION));

        importAll(ida, sources, memories);

        await().atMost(SOON).untilAsserted(() -> assertThat(told(ida)).isEqualTo(before));
    }

    @Test
    void ofTwoValuesOfAWrittenFactTheLaterStays_whoeverComesFirst() {
        write(ida, "The shed opens at 6.");
        write(again, "The shed opens at 7.");
        List<ExportedSource> earlier = sources(ida);

        importAll(again, earlier, memories(ida));

        assertThat(memories(again))
                .extracting(ExportedMemory::value, ExportedMemory::status)
                .containsExactly(
                        tuple("The shed opens at 7.", MemoryStatus.CURRENT),
                        tuple("The shed opens at 6.", MemoryStatus.SUPERSEDED));
    }

    @Test
    void whatIsKnownAlreadyGetsTheHistoryThatComesWithIt() {
        write(ida, "The shed opens at 6.");
        write(ida, "The shed opens at 7.");
        write(again, "The shed opens at 7.");

        ImportMemories.Result result = importAll(again, sources(ida), memories(ida));

        assertThat(result).isEqualTo(new ImportMemories.Result(1, 1, NOTHING));
        List<ExportedMemory> back = memories(again);
        assertThat(back)
                .extracting(ExportedMemory::value)
                .containsExactly("The shed opens at 7.", "The shed opens at 6.");
        assertThat(back.get(1).supersededBy()).isEqualTo(back.get(0).factId());
        assertThat(back.get(0).witnesses()).hasSize(2);
    }

    private void tellALot() {
        world.call(Remember.CONTRACT, ida, Map.of("text", "My sister Leonie lives in Ghent. I prefer oat milk."));
        world.learned(new ConversationPushed(
                UUID.randomUUID().toString(),
                ida.space(),
                "Ida",
                ida.zone(),
                null,
                "bot",
                List.of(
                        new Message(Speaker.USER, "I carve spoons out of pear wood.", null, AT.toEpochMilli()),
                        new Message(Speaker.ASSISTANT, "How nice.", null, AT.toEpochMilli() + 1000))));
        write(ida, "The shed opens at 6.");
        write(ida, "The shed opens at 7.");
        String fact = world.call(
                        MemoryWrite.CONTRACT,
                        ida,
                        Map.of("entity", "Boat", "key", "colour", "value", "The boat is blue."))
                .id();
        world.call(Correct.CONTRACT, ida, Map.of("id", fact, "text", "The boat is green."));
    }

    private void write(Caller caller, String value) {
        world.call(
                MemoryWrite.CONTRACT,
                caller,
                Map.of("entity", "Shed", "key", "opens", "value", value, "rationale", "the sign says so"));
    }

    private ImportMemories.Result importAll(
            Caller caller, List<ExportedSource> sources, List<ExportedMemory> memories) {
        world.call(ImportSources.CONTRACT, caller, Map.of("records", sources));
        return world.call(ImportMemories.CONTRACT, caller, Map.of("records", memories));
    }

    private List<ExportedSource> sources(Caller caller) {
        return world.call(ExportSources.CONTRACT, caller, Map.of()).records();
    }

    private List<ExportedMemory> memories(Caller caller) {
        return world.call(ExportMemories.CONTRACT, caller, Map.of()).records();
    }

    /** For each memory the place of the one that took its place. */
    private static List<Integer> successors(List<ExportedMemory> memories) {
        List<UUID> ids = memories.stream().map(ExportedMemory::factId).toList();
        return memories.stream()
                .map(memory -> ids.indexOf(memory.supersededBy()))
                .toList();
    }

    /** What recall was told of each memory, with its history. */
    private List<String> told(Caller caller) {
        Function<MemoryChanged, String> tale = memory -> memory.text()
                + memory.status()
                + memory.quote()
                + memory.validFrom()
                + memory.validTo()
                + memory.history().stream()
                        .map(earlier -> earlier.text() + earlier.ended() + earlier.validTo())
                        .toList();
        return world.recall().memories(caller.space()).stream().map(tale).toList();
    }
}
