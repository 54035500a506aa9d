// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.recall.fixture.AMemory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class LineVectorsTest {
    private static final List<String> SAID = List.of(
            "We hired a boat.", "It leaked.", "Ada bailed it out.", "Nobody drowned.", "We swam back.", "Never again!");

    private final SpaceId space = new SpaceId(UUID.randomUUID());
    private final Reader reader = new Reader();
    private final LineVectors lines = new LineVectors(reader);

    @Test
    void readsLinesThatFollowOneAnotherInOneGoWithThoseAroundThem() {
        MemoryChanged second = memory(1);
        MemoryChanged third = memory(2);
        MemoryChanged last = memory(5);

        Map<UUID, float[]> vectors = lines.of(List.of(third, last, second));

        assertThat(reader.read).containsExactlyInAnyOrder(SAID.subList(0, 4), SAID.subList(4, 6));
        assertThat(vectors.get(second.factId())).isEqualTo(Reader.vector(SAID.get(1)));
        assertThat(vectors.get(third.factId())).isEqualTo(Reader.vector(SAID.get(2)));
        assertThat(vectors.get(last.factId())).isEqualTo(Reader.vector(SAID.get(5)));
    }

    @Test
    void readsALineOnceForAllOfItsMemories() {
        lines.of(List.of(memory(1), memory(1)));
        lines.of(List.of(memory(1)));

        assertThat(reader.read).hasSize(1);
    }

    @Test
    void readsLinesApartThatAreTooLongForOneGo() {
        String tale = "And then we rowed on. ".repeat(40);
        MemoryChanged first = AMemory.in(space, "They rowed on.").at(0, tale).build();
        MemoryChanged second =
                AMemory.in(space, "They rowed on.").at(1, tale + "Home!").build();

        lines.of(List.of(first, second));

        assertThat(reader.read).containsExactlyInAnyOrder(List.of(tale), List.of(tale + "Home!"));
    }

    @Test
    void leavesOutALineThatSaysNothingButTheStatement() {
        MemoryChanged alone =
                AMemory.in(space, "We hired a boat.").at(0, "We hired a boat.").build();
        MemoryChanged untold = AMemory.in(space, "We hired a boat.").build();

        assertThat(lines.of(List.of(alone, untold))).isEmpty();
        assertThat(reader.read).isEmpty();
    }

    /** Of what is told in a line, amid up to three others on each side. */
    private MemoryChanged memory(int line) {
        return AMemory.in(space, "Told in line " + line)
                .amid(
                        SAID.subList(Math.max(0, line - 3), line),
                        SAID.subList(line + 1, Math.min(SAID.size(), line + 4)))
                .at(line, SAID.get(line))
                .build();
    }

    /** Notes what is read in one go; its vectors tell lines apart by their length. */
    private static final class Reader implements Embedder {
        private final List<List<String>> read = new ArrayList<>();

        @Override
        public String modelId() {
            return "reader";
        }

        @Override
        public int dimensions() {
            return 1;
        }

        @Override
        public float[] embedQuery(String query) {
            return vector(query);
        }

        @Override
        public float[] embedPassage(String passage) {
            return vector(passage);
        }

        @Override
        public List<float[]> embedPassages(List<String> passages) {
            return passages.stream().map(Reader::vector).toList();
        }

        @Override
        public List<float[]> embedLines(List<String> together) {
            read.add(together);
            return embedPassages(together);
        }

        private static float[] vector(String text) {
            return new float[] {text.length()};
        }
    }
}
