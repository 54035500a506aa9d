// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * The trained probability that memory answers a question: logistic regression over {@link GateFeature}s. The weights are a file
 * that says when and by which command they were made; training learns from conversations written for this project only.
 */
final class GateModel {
    private final double bias;
    private final Map<GateFeature, Double> weights;
    private final Thresholds thresholds;

    private GateModel(double bias, Map<GateFeature, Double> weights, Thresholds thresholds) {
        this.bias = bias;
        this.weights = weights;
        this.thresholds = thresholds;
    }

    /** @param name of a file in the resources' folder {@code gate} */
    static GateModel load(String name) {
        try (InputStream in = GateModel.class.getResourceAsStream("/gate/" + name + ".json")) {
            if (in == null) {
                throw new IllegalStateException("The weights " + name + " are not on the class path.");
            }
            return read(Json.mapper().readTree(in));
        } catch (IOException e) {
            throw new UncheckedIOException("The weights " + name + " cannot be read.", e);
        }
    }

    static GateModel read(JsonNode file) {
        Map<GateFeature, Double> weights = new EnumMap<>(GateFeature.class);
        for (GateFeature feature : GateFeature.values()) {
            // A feature that came after the training weighs nothing until the next one.
            weights.put(feature, file.path("weights").path(feature.fileName()).asDouble(0));
        }
        return new GateModel(
                file.path("bias").asDouble(),
                weights,
                new Thresholds(file.path("lower").asDouble(), file.path("upper").asDouble()));
    }

    /** Between 0 and 1, both excluded. */
    double probability(GateFeatures features) {
        double logOdds = bias;
        for (Map.Entry<GateFeature, Double> weight : weights.entrySet()) {
            logOdds += weight.getValue() * features.of(weight.getKey());
        }
        return 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, logOdds))));
    }

    /** Those the training chose. */
    Thresholds thresholds() {
        return thresholds;
    }
}
