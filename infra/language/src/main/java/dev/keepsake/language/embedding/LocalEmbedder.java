// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.embedding;

import dev.keepsake.language.sentence.Span;
import java.util.ArrayList;
import java.util.List;

/** A {@link LocalModel} in this process. Close it to free native memory. */
public final class LocalEmbedder implements Embedder, AutoCloseable {

    /** Far above what the models' windows can hold; spares the tokenizer the rest of a very long text. */
    private static final int MAX_CHARACTERS = 8_000;

    private final LocalModel model;
    private final TransformerEncoder encoder;

    private LocalEmbedder(LocalModel model, TransformerEncoder encoder) {
        this.model = model;
        this.encoder = encoder;
    }

    /** Loads the usual model to run one call on one thread. Takes about a second. */
    public static LocalEmbedder load() {
        return load(LocalModel.E5_SMALL_V2, 1);
    }

    /** Loads the usual model; each call may use up to {@code threadsPerCall} threads. Calls run beside each other in any case. */
    public static LocalEmbedder load(int threadsPerCall) {
        return load(LocalModel.E5_SMALL_V2, threadsPerCall);
    }

    /** Loads a model whose files are on the class path. */
    public static LocalEmbedder load(LocalModel model, int threadsPerCall) {
        if (threadsPerCall < 1) {
            throw new IllegalArgumentException("A call needs at least one thread, not " + threadsPerCall);
        }
        return new LocalEmbedder(
                model,
                new TransformerEncoder(
                        "/" + model.files() + ".onnx",
                        "/" + model.files() + "-tokenizer.json",
                        model.maxTokens(),
                        threadsPerCall));
    }

    @Override
    public String modelId() {
        return model.id();
    }

    @Override
    public int dimensions() {
        return model.dimensions();
    }

    @Override
    public boolean reads(String text) {
        return encoder.knows(head(text));
    }

    @Override
    public double shareOfKnownWords(String text) {
        return encoder.shareOfWholeWords(head(text));
    }

    @Override
    public float[] embedQuery(String query) {
        return encoder.encode(model.queryPrefix() + head(query));
    }

    @Override
    public float[] embedPassage(String passage) {
        return encoder.encode(model.passagePrefix() + head(passage));
    }

    @Override
    public List<float[]> embedLines(List<String> lines) {
        StringBuilder text = new StringBuilder(model.passagePrefix());
        List<Span> spans = new ArrayList<>();
        for (String line : lines) {
            String read = head(line);
            spans.add(new Span(text.length(), text.length() + read.length(), read));
            text.append(read).append('\n');
        }
        text.setLength(text.length() - 1);
        return encoder.encode(text.toString(), spans);
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
