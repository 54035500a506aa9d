// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ranking;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;

/**
 * Weighs features. {@code infra/keepsake bench train-ranker} fits the weights, listwise, on conversations written for this
 * project.
 */
public final class Ranker {
    private static final String RESOURCE = "/ranker/weights.json";

    private final double[] weights;
    private final double anotherOfLine;

    private Ranker(Trained trained) {
        weights = new double[RankingFeature.values().length];
        for (RankingFeature feature : RankingFeature.values()) {
            weights[feature.ordinal()] = trained.weights().getOrDefault(feature.key(), 0.0);
        }
        this.anotherOfLine = trained.anotherOfLine();
    }

    /** The ranker of this build. */
    public static Ranker load() {
        try (InputStream in = Ranker.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCE + " is missing from this build");
            }
            return new Ranker(Json.mapper().readValue(in, Trained.class));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The more the better; comparable within one question. */
    public double weigh(FeatureVector features) {
        return features.dot(weights);
    }

    /** What a memory loses for each better one of the same line: it adds less. */
    public double anotherOfLine() {
        return anotherOfLine;
    }

    /** The file's part that is used here; the rest of it tells where the numbers come from. */
    record Trained(
            Map<String, Double> weights,
            @JsonProperty(required = true) double anotherOfLine) {}
}
