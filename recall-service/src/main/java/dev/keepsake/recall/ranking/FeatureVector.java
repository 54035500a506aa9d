// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ranking;

import java.util.Arrays;
import java.util.Map;

/** The features of one memory for one question. */
public final class FeatureVector {
    private final double[] values;

    private FeatureVector(double[] values) {
        this.values = values;
    }

    /** What is left out is 0. */
    public static FeatureVector of(Map<RankingFeature, Double> features) {
        double[] values = new double[RankingFeature.values().length];
        features.forEach((feature, value) -> values[feature.ordinal()] = value);
        return new FeatureVector(values);
    }

    /** By ordinal of {@link RankingFeature}. */
    public double[] values() {
        return Arrays.copyOf(values, values.length);
    }

    double dot(double[] weights) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += values[i] * weights[i];
        }
        return sum;
    }
}
