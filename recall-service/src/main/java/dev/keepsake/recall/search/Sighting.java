// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that one look into the store showed, before any memory is read.
 *
 * @param bar what meaning alone must reach
 * @param lineLikeness how far the meaning of each candidate's whole line stands out
 */
record Sighting(
        Question question,
        List<Weighed> weighed,
        WordWeights words,
        MeaningBar bar,
        Subjects subjects,
        Likeness lineLikeness,
        Map<Long, Integer> wordPlaces,
        Map<Long, Integer> meaningPlaces) {

    static Map<Long, Integer> places(List<Long> ranking) {
        Map<Long, Integer> places = new HashMap<>();
        ranking.forEach(number -> places.putIfAbsent(number, places.size()));
        return places;
    }

    /** The candidates worth reading, the most promising first. */
    List<Weighed> mostPromising(int count) {
        return weighed.stream()
                .filter(one -> Relevance.isRelevant(one.evidence(), lineLikeness(one)))
                .sorted(Comparator.<Weighed>comparingDouble(one -> Relevance.promise(one.evidence(), lineLikeness(one)))
                        .reversed()
                        .thenComparingLong(one -> one.candidate().number()))
                .limit(count)
                .toList();
    }

    double lineLikeness(Weighed one) {
        return lineLikeness.of(one.candidate().number());
    }

    boolean isAnswerable() {
        return Relevance.isAnswerable(weighed.stream().map(Weighed::evidence).toList(), bar);
    }

    @Nullable
    Integer wordPlace(long number) {
        return wordPlaces.get(number);
    }

    @Nullable
    Integer meaningPlace(long number) {
        return meaningPlaces.get(number);
    }
}
