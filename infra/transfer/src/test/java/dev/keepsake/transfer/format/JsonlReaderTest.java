// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.ingest.ExportSources.ExportedLine;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.transfer.format.ImportRecord.Derived;
import dev.keepsake.transfer.format.ImportRecord.KeptMemory;
import dev.keepsake.transfer.format.ImportRecord.KeptSource;
import dev.keepsake.transfer.format.ImportRecord.Strategy;
import dev.keepsake.transfer.format.ImportRecord.Unusable;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonlReaderTest {

    @Test
    void readsTheLinesOfAnExport() throws IOException {
        String source = golden("export_sources");
        String memory = golden("export_memories");

        List<ImportRecord> records = Read.records(ImportFormat.JSONL, """
                {"type": "export", "version": 1}
                %s
                %s
                {"type": "playbook", "trigger": "CI is red", "strategy": "clear the cache", "scope": "default"}
                {"type": "end", "lines": 3}
                """.formatted(source, memory));

        assertThat(records)
                .extracting(Object::getClass)
                .isEqualTo(List.of(Derived.class, KeptSource.class, KeptMemory.class, Strategy.class, Derived.class));
        assertThat(((KeptSource) records.get(1)).source().lines())
                .extracting(ExportedLine::text)
                .containsExactly("My sister Leonie lives in Ghent.");
        assertThat(((KeptMemory) records.get(2)).memory().entity()).isEqualTo("Leonie");
    }

    /** The first record of a page as it crosses the wire. */
    private static String golden(String tool) throws IOException {
        try (InputStream in = ImportFormat.class.getResourceAsStream("/golden/" + tool + "/result.json")) {
            return Json.mapper().readTree(in).path("records").path(0).toString();
        }
    }

    @Test
    void readsPlainConversations() {
        List<ImportRecord> records = Read.records(
                ImportFormat.JSONL,
                "{\"messages\": [{\"role\": \"user\", \"content\": \"Hi\", \"timestamp\": 1714550400000}]}");

        assertThat(Read.texts(records.get(0))).containsExactly("Hi");
        assertThat(Read.times(records.get(0))).containsExactly(1714550400000L);
    }

    @Test
    void aBadLineSpoilsNoOther() {
        List<ImportRecord> records = Read.records(ImportFormat.JSONL, """
                {"messages": [
                [1, 2]

                {"type": "dream"}
                {"messages": [{"role": "narrator", "content": "Once"}]}
                {"type": "memory", "id": "memory:1", "written": true, "status": "current", "entity": " "}
                {"messages": [{"role": "user", "content": "Hi"}]}""");

        assertThat(records).hasSize(6);
        assertThat(records.subList(0, 5))
                .allSatisfy(record -> assertThat(record).isInstanceOf(Unusable.class))
                .extracting(ImportRecord::name)
                .containsExactly("line 1", "line 2", "line 4", "line 5", "line 6");
        assertThat(Read.texts(records.get(5))).containsExactly("Hi");
    }
}
