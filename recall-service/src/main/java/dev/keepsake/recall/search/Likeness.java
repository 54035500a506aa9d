// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.recall.likeness.LikenessScale;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** How far each candidate's meaning stands out from unrelated statements, in standard deviations. */
final class Likeness {
    static final Likeness NONE = new Likeness(Map.of(), 0);

    private final Map<Long, Double> known;
    private final double otherwise;

    private Likeness(Map<Long, Double> known, double otherwise) {
        this.known = known;
        this.otherwise = otherwise;
    }

    /** As the statements' vectors tell. */
    static Likeness ofStatements(LikenessScale scale, Candidates found, int depth) {
        return of(
                found.byMeaning(),
                depth,
                similar -> scale.likeness(similar.cosine(), similar.candidate().commonness()));
    }

    /** As the vectors of their whole lines tell. */
    static Likeness ofLines(LikenessScale scale, Candidates found, int depth) {
        return of(found.byLine(), depth, similar -> scale.likeness(similar.cosine(), 0));
    }

    private static Likeness of(
            List<Candidates.Similar> nearest, int depth, ToDoubleFunction<Candidates.Similar> likenessOf) {
        Map<Long, Double> known = new HashMap<>();
        double least = Double.POSITIVE_INFINITY;
        for (Candidates.Similar similar : nearest) {
            double likeness = likenessOf.applyAsDouble(similar);
            known.put(similar.candidate().number(), likeness);
            least = Math.min(least, likeness);
        }
        // What the vector search left out is no nearer than the last it gave; without a full list it has no vector.
        boolean full = nearest.size() >= depth;
        return new Likeness(known, full ? least : 0);
    }

    double of(long number) {
        return known.getOrDefault(number, otherwise);
    }
}
