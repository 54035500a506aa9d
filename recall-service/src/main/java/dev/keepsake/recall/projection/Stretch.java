// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import dev.keepsake.contracts.ingest.MemoryChanged.Surroundings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Lines of one source that follow one another, read in one go: each is read with those around it all the same, and none of
 * them twice.
 *
 * @param lines with the one before the first and the one after the last
 * @param places where in them each of the lines that are wanted stands
 */
record Stretch(List<String> lines, Map<Surroundings, Integer> places) {
    /** The more is read along, the less a line's vector is its own; a longer line stands alone. */
    private static final int LONGEST = 500;

    /** Of lines that all have their text; those whose place in the source is not known stand alone. */
    static List<Stretch> of(Collection<Surroundings> wanted) {
        List<Stretch> stretches = new ArrayList<>();
        List<Surroundings> run = new ArrayList<>();
        int length = 0;
        for (Surroundings around : inOrder(wanted)) {
            length += line(around).length();
            if (!run.isEmpty() && (length > LONGEST || !follows(around, run.get(run.size() - 1)))) {
                stretches.add(whole(run));
                run.clear();
                length = line(around).length();
            }
            run.add(around);
        }
        if (!run.isEmpty()) {
            stretches.add(whole(run));
        }
        return stretches;
    }

    private static List<Surroundings> inOrder(Collection<Surroundings> wanted) {
        return wanted.stream()
                .sorted(Comparator.comparing(Surroundings::position, Comparator.nullsFirst(Comparator.naturalOrder())))
                .toList();
    }

    private static boolean follows(Surroundings around, Surroundings before) {
        return around.position() != null && before.position() != null && around.position() == before.position() + 1;
    }

    private static Stretch whole(List<Surroundings> run) {
        List<String> lines = new ArrayList<>();
        Map<Surroundings, Integer> places = new LinkedHashMap<>();
        List<String> before = run.get(0).before();
        lines.addAll(before.subList(Math.max(0, before.size() - 1), before.size()));
        for (Surroundings around : run) {
            places.put(around, lines.size());
            lines.add(line(around));
        }
        List<String> after = run.get(run.size() - 1).after();
        lines.addAll(after.subList(0, Math.min(1, after.size())));
        return new Stretch(lines, places);
    }

    private static String line(Surroundings around) {
        return Objects.requireNonNull(around.line());
    }
}
