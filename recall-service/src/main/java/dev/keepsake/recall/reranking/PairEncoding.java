// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.reranking;

import ai.djl.huggingface.tokenizers.Encoding;
import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Prepares pairs of a question and a text as a cross-encoder takes them in: one row for each text, all of one length. */
final class PairEncoding implements AutoCloseable {
    private static final int MAX_TOKENS = 512;

    private final HuggingFaceTokenizer tokenizer;

    /** @param vocabulary a {@code tokenizer.json} */
    PairEncoding(Path vocabulary) {
        if (!Files.isReadable(vocabulary)) {
            throw new IllegalArgumentException("The reranker's tokenizer " + vocabulary + " cannot be read.");
        }
        // Without this DJL would look for other builds of its library on the network.
        if (System.getProperty("ai.djl.offline") == null) {
            System.setProperty("ai.djl.offline", "true");
        }
        try {
            tokenizer = HuggingFaceTokenizer.newInstance(
                    vocabulary,
                    Map.of("truncation", "true", "maxLength", Integer.toString(MAX_TOKENS), "padding", "false"));
        } catch (IOException | RuntimeException e) {
            throw new IllegalArgumentException("The reranker's tokenizer " + vocabulary + " is no tokenizer.json.", e);
        }
    }

    Batch of(String question, List<String> texts) {
        List<Encoding> pairs =
                texts.stream().map(text -> tokenizer.encode(question, text)).toList();
        int length = pairs.stream().mapToInt(pair -> pair.getIds().length).max().orElse(0);
        long[][] ids = new long[pairs.size()][length];
        long[][] mask = new long[pairs.size()][length];
        long[][] types = new long[pairs.size()][length];
        for (int row = 0; row < pairs.size(); row++) {
            Encoding pair = pairs.get(row);
            int filled = pair.getIds().length;
            System.arraycopy(pair.getIds(), 0, ids[row], 0, filled);
            System.arraycopy(pair.getAttentionMask(), 0, mask[row], 0, filled);
            System.arraycopy(pair.getTypeIds(), 0, types[row], 0, filled);
        }
        return new Batch(Map.of("input_ids", ids, "attention_mask", mask, "token_type_ids", types));
    }

    @Override
    public void close() {
        tokenizer.close();
    }

    /** Inputs by the names that models give them. */
    record Batch(Map<String, long[][]> inputs) {}
}
