package dev.keepsake.language.embedding;

import java.util.List;

/** The e5-small-v2 model (8-bit, 384 dimensions, 512 tokens) in this process. Close it to free native memory. */
public final class LocalEmbedder implements Embedder, AutoCloseable {

    /** Loads the model to run one call on one thread. Takes about a second. */
    public static LocalEmbedder load() {
        return load(1);
    }

    /** Loads the model; each call may use up to {@code threadsPerCall} threads. Calls run beside each other in any case. */
    public static LocalEmbedder load(int threadsPerCall) {
        throw new UnsupportedOperationException("not loaded with " + threadsPerCall);
    }

    @Override
    public String modelId() {
        return "e5-small-v2-q/1";
    }

    @Override
    public int dimensions() {
        return 384;
    }

    @Override
    public float[] embedQuery(String query) {
        throw new UnsupportedOperationException();
    }

    @Override
    public float[] embedPassage(String passage) {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<float[]> embedPassages(List<String> passages) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
}
