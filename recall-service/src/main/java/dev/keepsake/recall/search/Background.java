// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.language.embedding.Embedder;
import java.util.List;

/**
 * Statements about nothing in particular. A cosine says little by itself: for one question everything lies near 0.85, for
 * another near 0.75. How far a memory stands out from statements that surely do not answer is what counts.
 */
final class Background {
    /** A spread below this is that of a model which tells nothing apart. */
    private static final double LEAST_SPREAD = 0.012;

    private final List<float[]> vectors;

    private Background(List<float[]> vectors) {
        this.vectors = vectors;
    }

    static Background of(Embedder embedder) {
        return new Background(embedder.embedPassages(BackgroundStatements.ALL));
    }

    /** The likeness scale of one question. */
    Scale scaleFor(float[] question) {
        double[] cosines = vectors.stream().mapToDouble(v -> dot(v, question)).toArray();
        double mean = 0;
        for (double cosine : cosines) {
            mean += cosine / cosines.length;
        }
        double variance = 0;
        for (double cosine : cosines) {
            variance += (cosine - mean) * (cosine - mean) / cosines.length;
        }
        return new Scale(mean, Math.max(Math.sqrt(variance), LEAST_SPREAD));
    }

    private static double dot(float[] left, float[] right) {
        double sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += left[i] * right[i];
        }
        return sum;
    }

    record Scale(double mean, double spread) {
        double likeness(double cosine) {
            return (cosine - mean) / spread;
        }
    }
}
