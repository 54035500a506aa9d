// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.recall.likeness.LikenessScale;
import java.util.HashMap;
import java.util.Map;

/** How far each candidate's meaning stands out from unrelated statements, in standard deviations. */
final class Likeness {
    static final Likeness NONE = new Likeness(Map.of(), 0);

    private final Map<Long, Double> known;
    private final double otherwise;

    private Likeness(Map<Long, Double> known, double otherwise) {
        this.known = known;
        this.otherwise = otherwise;
    }

    static Likeness of(LikenessScale scale, Candidates found, int depth) {
        Map<Long, Double> known = new HashMap<>();
        double least = Double.POSITIVE_INFINITY;
        for (Candidates.Similar similar : found.byMeaning()) {
            double likeness =
                    scale.likeness(similar.cosine(), similar.candidate().commonness());
            known.put(similar.candidate().number(), likeness);
            least = Math.min(least, likeness);
        }
        // What the vector search left out is no nearer than the last it gave; without a full list it has no vector.
        boolean full = found.byMeaning().size() >= depth;
        return new Likeness(known, full ? least : 0);
    }

    double of(long number) {
        return known.getOrDefault(number, otherwise);
    }
}
