// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** All that one look into the store showed, before any memory is read. */
record Sighting(
        Question question,
        List<Weighed> weighed,
        WordWeights words,
        Subjects subjects,
        Map<UUID, Integer> wordPlaces,
        Map<UUID, Integer> meaningPlaces) {

    static Map<UUID, Integer> places(List<UUID> ranking) {
        Map<UUID, Integer> places = new HashMap<>();
        ranking.forEach(id -> places.putIfAbsent(id, places.size()));
        return places;
    }

    boolean isAnswerable() {
        return Relevance.isAnswerable(weighed.stream().map(Weighed::evidence).toList());
    }

    @Nullable
    Integer wordPlace(UUID factId) {
        return wordPlaces.get(factId);
    }

    @Nullable
    Integer meaningPlace(UUID factId) {
        return meaningPlaces.get(factId);
    }
}
