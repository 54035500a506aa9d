// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.reranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OnnxCrossEncoderTest {
    @TempDir
    private static Path folder;

    private static Path vocabulary;
    private static Path embedding;

    /** The embedding model's files stand in: no cross-encoder ships. */
    @BeforeAll
    static void copyModel() throws IOException {
        vocabulary = copied("/e5-small-v2-q-tokenizer.json", "tokenizer.json");
        embedding = copied("/e5-small-v2-q.onnx", "model.onnx");
    }

    @Test
    void pairsQuestionAndText_andFillsShorterRowsWithUnmaskedNothing() {
        try (PairEncoding pairs = new PairEncoding(vocabulary)) {
            var inputs = pairs.of("Who sings?", List.of("Nadia sings.", "Nadia sings in the choir of the old town."))
                    .inputs();

            long[][] ids = inputs.get("input_ids");
            long[][] mask = inputs.get("attention_mask");
            assertThat(ids).hasDimensions(2, ids[1].length);
            assertThat(ids[0][0]).isEqualTo(ids[1][0]);
            assertThat(mask[0][mask[0].length - 1]).isZero();
            assertThat(mask[1]).doesNotContain(0);
            assertThat(inputs.get("token_type_ids")[1]).contains(0, 1);
        }
    }

    @Test
    void readsOneLogitOrTwo() {
        assertThat(OnnxCrossEncoder.scores(new float[][] {{0}, {-2}}, 2)).satisfies(scores -> {
            assertThat(scores.get(0)).isEqualTo(0.5);
            assertThat(scores.get(1)).isBetween(0.11, 0.13);
        });
        assertThat(OnnxCrossEncoder.scores(new float[][] {{1, 3}}, 1).get(0)).isBetween(0.88, 0.89);
    }

    @Test
    void saysThatAModelIsNoCrossEncoder() {
        try (OnnxCrossEncoder encoder = OnnxCrossEncoder.load(embedding, vocabulary)) {
            assertThatExceptionOfType(RerankingFailed.class)
                    .isThrownBy(() -> encoder.relevance("Who sings?", List.of("Nadia sings."), Duration.ofSeconds(5)))
                    .withMessageContaining("no cross-encoder");
            assertThat(encoder.relevance("Who sings?", List.of(), Duration.ofSeconds(5)))
                    .isEmpty();
        }
    }

    @Test
    void refusesWithASentence_whatCannotBeLoaded() throws IOException {
        Path text = Files.writeString(folder.resolve("notes.txt"), "no model");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> OnnxCrossEncoder.load(folder.resolve("missing.onnx"), vocabulary))
                .withMessageContaining("cannot be read");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OnnxCrossEncoder.load(embedding, folder.resolve("missing.json")))
                .withMessageContaining("cannot be read");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OnnxCrossEncoder.load(text, vocabulary))
                .withMessageContaining("is no ONNX model");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OnnxCrossEncoder.load(embedding, text))
                .withMessageContaining("is no tokenizer.json");
    }

    private static Path copied(String resource, String name) throws IOException {
        try (InputStream in = OnnxCrossEncoderTest.class.getResourceAsStream(resource)) {
            assertThat(in).as(resource).isNotNull();
            return Files.write(folder.resolve(name), in.readAllBytes());
        }
    }
}
