// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.ingest.ConversationPushed;
import dev.keepsake.contracts.ingest.ExportMemories;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedMemory;
import dev.keepsake.contracts.ingest.ExportSources;
import dev.keepsake.contracts.ingest.ExportSources.ExportedSource;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.ingest.Message;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.ingest.Remember;
import dev.keepsake.contracts.ingest.SourceKind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExportComponentIT {
    private static final Instant AT = Instant.parse("2026-03-13T09:00:00Z");

    private final IngestWorld world = IngestWorld.shared();
    private final Caller ida = IngestWorld.someone("Ida");

    @Test
    void holdsEverySourceWithItsLines_andEveryMemoryWithItsQuotesAndTimes() {
        world.call(Remember.CONTRACT, IngestWorld.someone("Mo"), Map.of("text", "Mo collects tin soldiers."));
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
        write("The shed opens at 6.");
        write("The shed opens at 7.");

        List<ExportedSource> sources = sources();
        List<ExportedMemory> memories = memories();

        assertThat(sources).extracting(ExportedSource::written).containsExactly(false, true, true);
        assertThat(sources.get(0)).satisfies(told -> {
            assertThat(told.kind()).isEqualTo(SourceKind.CONVERSATION);
            assertThat(told.agentId()).isEqualTo("bot");
            assertThat(told.lines())
                    .extracting(ExportSources.ExportedLine::text)
                    .hasSize(2);
            assertThat(told.lines().get(0).saidAt()).isEqualTo(AT);
        });
        assertThat(memories).hasSize(3);
        assertThat(memories.get(0).witnesses())
                .singleElement()
                .satisfies(witness -> assertThat(witness.quote()).contains("pear wood"));
        assertThat(memories.get(1)).satisfies(ended -> {
            assertThat(ended.status()).isEqualTo(MemoryStatus.SUPERSEDED);
            assertThat(ended.supersededBy()).isEqualTo(memories.get(2).factId());
            assertThat(ended.validTo()).isNotNull();
        });
    }

    @Test
    void comesInPages_eachGoingOnWhereTheOneBeforeEnded() {
        IntStream.range(0, 53)
                .forEach(i -> world.call(
                        MemoryWrite.CONTRACT,
                        ida,
                        Map.of("entity", "Locker " + i, "key", "colour", "value", "Locker " + i + " is green.")));

        ExportSources.Result first = world.call(ExportSources.CONTRACT, ida, Map.of());

        assertThat(first.records()).hasSize(50);
        assertThat(sources())
                .extracting(ExportedSource::id)
                .doesNotHaveDuplicates()
                .hasSize(53);
        assertThat(memories())
                .extracting(ExportedMemory::id)
                .doesNotHaveDuplicates()
                .hasSize(53);
    }

    private void write(String value) {
        world.call(MemoryWrite.CONTRACT, ida, Map.of("entity", "Shed", "key", "opens", "value", value));
    }

    private List<ExportedSource> sources() {
        List<ExportedSource> all = new ArrayList<>();
        String cursor = null;
        do {
            ExportSources.Result page =
                    world.call(ExportSources.CONTRACT, ida, cursor == null ? Map.of() : Map.of("cursor", cursor));
            all.addAll(page.records());
            cursor = page.next();
        } while (cursor != null);
        return all;
    }

    private List<ExportedMemory> memories() {
        List<ExportedMemory> all = new ArrayList<>();
        String cursor = null;
        do {
            ExportMemories.Result page =
                    world.call(ExportMemories.CONTRACT, ida, cursor == null ? Map.of() : Map.of("cursor", cursor));
            all.addAll(page.records());
            cursor = page.next();
        } while (cursor != null);
        return all;
    }
}
