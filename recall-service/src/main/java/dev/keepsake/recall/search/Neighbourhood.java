// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What speaks for a memory because it stands beside others that were found. */
final class Neighbourhood {
    private static final int BEST_OF_SOURCE = 3;

    private final Map<Place, List<Shortlisted>> byPlace = new HashMap<>();
    private final Map<String, Double> likenessBySource;

    Neighbourhood(List<Shortlisted> all) {
        for (Shortlisted one : all) {
            Integer position = one.memory().surroundings().position();
            if (position != null) {
                byPlace.computeIfAbsent(new Place(one.memory().source().id(), position), any -> new ArrayList<>())
                        .add(one);
            }
        }
        likenessBySource = all.stream()
                .collect(Collectors.groupingBy(
                        one -> one.memory().source().id(),
                        Collectors.collectingAndThen(Collectors.toList(), Neighbourhood::meanOfBestLines)));
    }

    /** The likeness of the line that is so many lines further on; 0 where nothing of it was found. */
    double ofLineAt(Shortlisted one, int distance) {
        return at(one, distance).stream()
                .mapToDouble(Shortlisted::lineLikeness)
                .max()
                .orElse(0);
    }

    /** The greatest likeness among the other memories of its line; 0 where none was found. */
    double ofOthersInLine(Shortlisted one) {
        return at(one, 0).stream()
                .filter(other -> other != one)
                .mapToDouble(Shortlisted::likeness)
                .max()
                .orElse(0);
    }

    /** The mean of the best lines of its source, missing ones counting 0. */
    double ofSource(Shortlisted one) {
        return likenessBySource.getOrDefault(one.memory().source().id(), 0.0);
    }

    private List<Shortlisted> at(Shortlisted one, int distance) {
        Integer position = one.memory().surroundings().position();
        return position == null
                ? List.of()
                : byPlace.getOrDefault(new Place(one.memory().source().id(), position + distance), List.of());
    }

    private static double meanOfBestLines(List<Shortlisted> found) {
        Map<String, Double> lines =
                found.stream().collect(Collectors.toMap(Shortlisted::line, Shortlisted::lineLikeness, Math::max));
        return lines.values().stream()
                        .sorted(Comparator.reverseOrder())
                        .limit(BEST_OF_SOURCE)
                        .mapToDouble(Double::doubleValue)
                        .sum()
                / BEST_OF_SOURCE;
    }

    private record Place(String source, int position) {}
}
