// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The values of all features for one question; what was not set is 0. */
final class GateFeatures {
    private final Map<GateFeature, Double> values = new EnumMap<>(GateFeature.class);

    GateFeatures with(GateFeature feature, double value) {
        values.put(feature, Math.round(value * 10_000) / 10_000.0);
        return this;
    }

    GateFeatures with(GateFeature feature, boolean holds) {
        return with(feature, holds ? 1 : 0);
    }

    double of(GateFeature feature) {
        return values.getOrDefault(feature, 0.0);
    }

    /** By name, in the order of the features. */
    Map<String, Double> named() {
        Map<String, Double> named = new LinkedHashMap<>();
        for (GateFeature feature : GateFeature.values()) {
            named.put(feature.fileName(), of(feature));
        }
        return named;
    }
}
