// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.ingest.CaptureConversation;
import dev.keepsake.contracts.ingest.ImportMemories;
import dev.keepsake.contracts.ingest.ImportSources;
import dev.keepsake.contracts.ingest.ImportSources.LeftOut;
import dev.keepsake.contracts.ingest.SourceProgress;
import dev.keepsake.contracts.recall.PlaybookWrite;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.transfer.format.ImportFormat;
import dev.keepsake.transfer.format.ImportRecord.Unusable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportRunTest {
    private static final String LINE = "{\"messages\": [{\"role\": \"user\", \"content\": \"%s\"}]}%n";

    @TempDir
    private Path folder;

    private final Shelf shelf = new Shelf();
    private final Notes notes = new Notes();

    @Test
    void handsOverEverything_andCountsWhatWasSkipped() throws IOException {
        Path file = write("told.jsonl", LINE.formatted("one") + "nonsense\n" + LINE.formatted("two"));

        ImportSummary summary = run(file, ImportFormat.JSONL);

        assertThat(summary).isEqualTo(new ImportSummary(2, 2, 2, 0, 0, 0, 1));
        assertThat(notes.skipped)
                .singleElement()
                .satisfies(record -> assertThat(record.name()).isEqualTo("line 2"));
        assertThat(notes.bytes).hasValue(Files.size(file));
    }

    @Test
    void aRefusedPartIsSkippedAndTheRestGoesOn() throws IOException {
        Path file = write("told.jsonl", LINE.formatted("refuse me") + LINE.formatted("two"));

        ImportSummary summary = run(file, ImportFormat.JSONL);

        assertThat(summary.conversations()).isEqualTo(1);
        assertThat(notes.skipped)
                .singleElement()
                .satisfies(record -> assertThat(record.reason()).isEqualTo("Not this one."));
    }

    @Test
    void endsWithTheReceiversFailure() throws IOException {
        Path file = write(
                "told.jsonl",
                LINE.formatted("fall over") + LINE.formatted("two").repeat(50));

        assertThatThrownBy(() -> run(file, ImportFormat.JSONL)).hasMessage("gone");
    }

    @Test
    void readsTheArchiveInWhichAVendorDeliversIt() throws IOException {
        Path archive = folder.resolve("export.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
            entry(zip, "user.json", "{}");
            entry(zip, "data/conversations.json", """
                    [{"name": "Boat", "chat_messages": [{"sender": "human", "text": "I row."}]}]""");
        }

        assertThat(run(archive, ImportFormat.CLAUDE).conversations()).isEqualTo(1);
        assertThatThrownBy(() -> ImportFile.open(archive, ImportFormat.JSONL)).hasMessageContaining("holds no .jsonl");
    }

    @Test
    void holdsOnlyAFewConversationsAtATime() throws IOException {
        Path file = folder.resolve("many.jsonl");
        try (OutputStream out = Files.newOutputStream(file);
                PrintStream lines = new PrintStream(out, false, StandardCharsets.UTF_8)) {
            for (int i = 0; i < 2_000; i++) {
                lines.printf(LINE, "message " + i);
            }
        }

        assertThat(run(file, ImportFormat.JSONL).conversations()).isEqualTo(2_000);
        assertThat(shelf.mostAtOnce.get()).isBetween(1L, 3L);
    }

    @Test
    void handsAnExportBackInBatches_memoriesOnceAllTheirSourcesAreThere() throws IOException {
        String source = golden("export_sources");
        String memory = golden("export_memories");
        Path file = write("all.jsonl", (source + "\n").repeat(60) + (memory + "\n").repeat(201));

        ImportSummary summary = run(file, ImportFormat.JSONL);

        assertThat(shelf.calls).containsExactly("50 sources", "10 sources", "200 memories", "1 memories");
        assertThat(summary).isEqualTo(new ImportSummary(0, 0, 0, 60, 199, 0, 2));
        assertThat(notes.skipped).extracting(Unusable::reason).containsExactly("No.", "No.");
    }

    private static String golden(String tool) throws IOException {
        try (InputStream in = ImportRunTest.class.getResourceAsStream("/golden/" + tool + "/result.json")) {
            return Json.mapper().readTree(in).path("records").path(0).toString();
        }
    }

    private ImportSummary run(Path path, ImportFormat format) throws IOException {
        try (ImportFile file = ImportFile.open(path, format)) {
            return new ImportRun(shelf, notes, 3).of(file);
        }
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static void entry(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private static final class Shelf implements Receiver {
        private final List<String> calls = new CopyOnWriteArrayList<>();
        private final AtomicLong atOnce = new AtomicLong();
        private final AtomicLong mostAtOnce = new AtomicLong();

        @Override
        public String keep(CaptureConversation.Arguments part) {
            mostAtOnce.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
            try {
                String text = part.messages().get(0).content();
                if (text.equals("refuse me")) {
                    throw CallRefused.invalid("Not this one.");
                }
                if (text.equals("fall over")) {
                    throw new IllegalStateException("gone");
                }
                return "source:" + text;
            } finally {
                atOnce.decrementAndGet();
            }
        }

        @Override
        public ImportSources.Result keep(ImportSources.Arguments sources) {
            calls.add(sources.records().size() + " sources");
            return new ImportSources.Result(
                    sources.records().stream()
                            .map(source -> new SourceProgress(source.id(), source.status(), null))
                            .toList(),
                    List.of());
        }

        @Override
        public ImportMemories.Result keep(ImportMemories.Arguments memories) {
            calls.add(memories.records().size() + " memories");
            return new ImportMemories.Result(memories.records().size() - 1, 0, List.of(new LeftOut("memory:1", "No.")));
        }

        @Override
        public void write(PlaybookWrite.Arguments strategy) {}
    }

    private static final class Notes implements ImportListener {
        private final List<Unusable> skipped = new CopyOnWriteArrayList<>();
        private final AtomicLong bytes = new AtomicLong();

        @Override
        public void read(long more) {
            bytes.addAndGet(more);
        }

        @Override
        public void kept(String sourceId) {}

        @Override
        public void skipped(Unusable record) {
            skipped.add(record);
        }
    }
}
