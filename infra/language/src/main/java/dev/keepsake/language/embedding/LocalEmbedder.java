// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.embedding;

import java.util.List;

/** The e5-small-v2 model (8-bit, 384 dimensions, 512 word pieces) in this process. Close it to free native memory. */
public final class LocalEmbedder implements Embedder, AutoCloseable {

    private static final String MODEL_ID = "e5-small-v2-q/1";
    private static final int DIMENSIONS = 384;
    private static final int MAX_TOKENS = 512;
    /** Far above what 512 word pieces can hold; spares the tokenizer the rest of a very long text. */
    private static final int MAX_CHARACTERS = 8_000;

    private final TransformerEncoder encoder;

    private LocalEmbedder(TransformerEncoder encoder) {
        this.encoder = encoder;
    }

    /** Loads the model to run one call on one thread. Takes about a second. */
    public static LocalEmbedder load() {
        return load(1);
    }

    /** Loads the model; each call may use up to {@code threadsPerCall} threads. Calls run beside each other in any case. */
    public static LocalEmbedder load(int threadsPerCall) {
        if (threadsPerCall < 1) {
            throw new IllegalArgumentException("A call needs at least one thread, not " + threadsPerCall);
        }
        return new LocalEmbedder(new TransformerEncoder(
                "/e5-small-v2-q.onnx", "/e5-small-v2-q-tokenizer.json", MAX_TOKENS, threadsPerCall));
    }

    @Override
    public String modelId() {
        return MODEL_ID;
    }

    @Override
    public int dimensions() {
        return DIMENSIONS;
    }

    @Override
    public float[] embedQuery(String query) {
        return encoder.encode("query: " + head(query));
    }

    @Override
    public float[] embedPassage(String passage) {
        return encoder.encode("passage: " + head(passage));
    }

    @Override
    public List<float[]> embedPassages(List<String> passages) {
        // On one thread a batch is no faster, and it would have to be padded to its longest text.
        return passages.stream().map(this::embedPassage).toList();
    }

    @Override
    public void close() {
        encoder.close();
    }

    private static String head(String text) {
        String wellFormed = withoutLoneSurrogates(text);
        if (wellFormed.length() <= MAX_CHARACTERS) {
            return wellFormed;
        }
        int end =
                Character.isHighSurrogate(wellFormed.charAt(MAX_CHARACTERS - 1)) ? MAX_CHARACTERS - 1 : MAX_CHARACTERS;
        return wellFormed.substring(0, end);
    }

    // The native tokenizer takes UTF-8, which has no form for half of a pair.
    private static String withoutLoneSurrogates(String text) {
        if (text.chars().noneMatch(unit -> Character.isSurrogate((char) unit))) {
            return text;
        }
        StringBuilder whole = new StringBuilder(text.length());
        text.codePoints()
                .map(point -> point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE ? '\ufffd' : point)
                .forEach(whole::appendCodePoint);
        return whole.toString();
    }
}
