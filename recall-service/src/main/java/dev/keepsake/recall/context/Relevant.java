// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.search.Findings;
import dev.keepsake.recall.search.FoundMemory;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Chooses what bears on a prompt. */
final class Relevant {
    /** A prompt is no question, so less than what would answer one is enough; below this the search finds by chance. */
    static final double LEAST_SCORE = 0.15;

    /** The words of a task ("draft a note to") are in no memory and lower every score; below this nothing is near at all. */
    private static final double LEAST_FOR_A_TASK = 0.05;
    /** Where all scores are low, only those near the best stand out. */
    private static final double NEAR_BEST = 0.5;
    /** Enough for a memory of somebody whom a relevant one names: the daughter's wishes belong to the daughter's birthday. */
    private static final double LEAST_LINKED = 0.04;

    private Relevant() {}

    /** @param person who asks: nearly everything is about them, so that being named links nothing to them */
    static List<FoundMemory> among(Findings found, String person) {
        return among(found.best(), found.standingOut(), person);
    }

    /** @param standingOut the numbers of those that have more to do with the prompt than the others */
    static List<FoundMemory> among(List<FoundMemory> found, Set<Long> standingOut, String person) {
        double best = found.stream().mapToDouble(FoundMemory::score).max().orElse(0);
        double least = best >= LEAST_SCORE ? LEAST_SCORE : Math.max(LEAST_FOR_A_TASK, NEAR_BEST * best);
        Set<FoundMemory> near = found.stream()
                .filter(memory -> memory.score() >= least
                        && standingOut.contains(memory.memory().number()))
                .collect(Collectors.toSet());
        Set<String> named = new HashSet<>();
        near.forEach(memory -> named.addAll(names(memory.memory().text())));
        String self = person.strip().toLowerCase(Locale.ROOT);
        named.removeAll(List.of(self, self.split(" ", 2)[0]));
        return found.stream()
                .filter(memory ->
                        near.contains(memory) || memory.score() >= LEAST_LINKED && isAboutOneOf(memory.memory(), named))
                .toList();
    }

    private static boolean isAboutOneOf(MemoryChanged memory, Set<String> named) {
        return memory.names().stream()
                .anyMatch(name -> named.contains(name.strip().toLowerCase(Locale.ROOT)));
    }

    /** Capitalised words and pairs of them, but not the owner of something ("Omkar's"). */
    private static Set<String> names(String text) {
        String[] words = text.split("[^\\p{L}\\p{N}'\u2019-]+");
        Set<String> names = new HashSet<>();
        for (int i = 0; i < words.length; i++) {
            if (isName(words[i])) {
                names.add(words[i].toLowerCase(Locale.ROOT));
                if (i + 1 < words.length && isName(words[i + 1])) {
                    names.add(String.join(" ", Arrays.asList(words).subList(i, i + 2))
                            .toLowerCase(Locale.ROOT));
                }
            }
        }
        return names;
    }

    private static boolean isName(String word) {
        return !word.isEmpty()
                && Character.isUpperCase(word.codePointAt(0))
                && !word.endsWith("'s")
                && !word.endsWith("\u2019s");
    }
}
