// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What speaks for a memory because it stands beside others that were found. */
final class Neighbourhood {
    private static final int BEST_OF_SOURCE = 3;

    private final Map<String, List<Shortlisted>> bySource;
    private final Map<String, Double> likenessBySource = new HashMap<>();

    Neighbourhood(List<Shortlisted> all) {
        bySource = all.stream()
                .collect(Collectors.groupingBy(one -> one.memory().source().id()));
        bySource.forEach((source, found) -> likenessBySource.put(source, meanOfBest(found)));
    }

    double before(Shortlisted one) {
        return best(one, (me, other) -> isIn(other, lineBefore(me)));
    }

    double after(Shortlisted one) {
        return best(one, (me, other) -> isIn(other, lineAfter(me)));
    }

    double ofLine(Shortlisted one) {
        String line = one.line();
        return best(one, (me, other) -> other != me && other.line().equals(line));
    }

    double ofSource(Shortlisted one) {
        return likenessBySource.getOrDefault(one.memory().source().id(), 0.0);
    }

    static @Nullable String lineBefore(Shortlisted one) {
        List<String> before = one.memory().surroundings().before();
        return before.isEmpty() ? null : before.get(before.size() - 1);
    }

    static @Nullable String lineAfter(Shortlisted one) {
        List<String> after = one.memory().surroundings().after();
        return after.isEmpty() ? null : after.get(0);
    }

    private double best(Shortlisted one, BiPredicate<Shortlisted, Shortlisted> near) {
        return bySource.getOrDefault(one.memory().source().id(), List.of()).stream()
                .filter(other -> near.test(one, other))
                .mapToDouble(Shortlisted::likeness)
                .max()
                .orElse(0);
    }

    private static boolean isIn(Shortlisted other, @Nullable String line) {
        return line != null && line.contains(other.memory().quote());
    }

    private static double meanOfBest(List<Shortlisted> found) {
        return found.stream()
                        .map(Shortlisted::likeness)
                        .sorted(Comparator.reverseOrder())
                        .limit(BEST_OF_SOURCE)
                        .mapToDouble(Double::doubleValue)
                        .sum()
                / BEST_OF_SOURCE;
    }
}
