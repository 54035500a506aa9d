// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.reranking;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A cross-encoder from an ONNX file, run in this process. Close it to free native memory. */
public final class OnnxCrossEncoder implements CrossEncoder, AutoCloseable {
    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final PairEncoding pairs;
    private final OrtSession session;

    private OnnxCrossEncoder(PairEncoding pairs, OrtSession session) {
        this.pairs = pairs;
        this.session = session;
    }

    /**
     * Loads a model with its tokenizer; refuses with a sentence what is neither.
     *
     * @param vocabulary the {@code tokenizer.json} that belongs to the model
     */
    public static OnnxCrossEncoder load(Path model, Path vocabulary) {
        if (!Files.isReadable(model)) {
            throw new IllegalArgumentException("The reranker's model " + model + " cannot be read.");
        }
        PairEncoding pairs = new PairEncoding(vocabulary);
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            options.addConfigEntry("session.intra_op.allow_spinning", "0");
            return new OnnxCrossEncoder(
                    pairs, OrtEnvironment.getEnvironment().createSession(model.toString(), options));
        } catch (OrtException e) {
            pairs.close();
            throw new IllegalArgumentException("The reranker's model " + model + " is no ONNX model.", e);
        }
    }

    /** The time a run takes cannot be cut short; what comes too late is given all the same. */
    @Override
    public List<Double> relevance(String question, List<String> texts, Duration patience) {
        if (texts.isEmpty()) {
            return List.of();
        }
        PairEncoding.Batch batch = pairs.of(question, texts);
        Map<String, OnnxTensor> inputs = new HashMap<>();
        try {
            for (String name : session.getInputNames()) {
                long[][] values = batch.inputs().get(name);
                if (values == null) {
                    throw new RerankingFailed("The reranker's model asks for an unknown input, " + name + ".");
                }
                inputs.put(name, OnnxTensor.createTensor(environment, values));
            }
            try (OrtSession.Result result = session.run(inputs)) {
                return scores(result.get(0).getValue(), texts.size());
            }
        } catch (OrtException e) {
            throw new RerankingFailed("The reranker's model failed on " + texts.size() + " texts.", e);
        } finally {
            inputs.values().forEach(OnnxTensor::close);
        }
    }

    /** One logit for each text, or two of which the second speaks for it. */
    static List<Double> scores(Object output, int texts) {
        if (output instanceof float[][] logits
                && logits.length == texts
                && Arrays.stream(logits).allMatch(row -> row.length == 1 || row.length == 2)) {
            return Arrays.stream(logits)
                    .map(row -> sigmoid(row.length == 1 ? row[0] : row[1] - row[0]))
                    .toList();
        }
        throw new RerankingFailed("The reranker's model gives no score for a text; it is no cross-encoder.");
    }

    private static double sigmoid(double logOdds) {
        return 1 / (1 + Math.exp(-logOdds));
    }

    @Override
    public void close() {
        pairs.close();
        try {
            session.close();
        } catch (OrtException e) {
            throw new IllegalStateException("The reranker's model cannot be closed.", e);
        }
    }
}
