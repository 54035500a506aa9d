// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/**
 * A memory that the ranker learns from, with the questions whose evidence is known.
 *
 * @param setting who talks in it: several, or one person
 */
record RankerSpace(String setting, TrialSpace told, List<Wanted> wanted) {
    RankerSpace {
        wanted = List.copyOf(wanted);
    }

    /**
     * A question with what answers it.
     *
     * @param evidence each tells whether a memory, as recall shows it, is this piece of evidence
     */
    record Wanted(String question, String kind, List<Predicate<JsonNode>> evidence) {
        Wanted {
            evidence = List.copyOf(evidence);
        }

        /** Which pieces, by position, a memory is. */
        List<Integer> heldBy(JsonNode memory) {
            return IntStream.range(0, evidence.size())
                    .filter(i -> evidence.get(i).test(memory))
                    .boxed()
                    .toList();
        }
    }

    /** Whether it quotes this turn of a conversation. */
    static Predicate<JsonNode> quotes(String turn) {
        String whole = squeezed(turn);
        return memory -> {
            String quote = squeezed(memory.path("quote").asString());
            return !quote.isEmpty() && whole.contains(quote);
        };
    }

    /** Whether it says any of these words. */
    static Predicate<JsonNode> saysAnyOf(List<String> expected) {
        return memory -> {
            String said = squeezed(memory.path("text").asString());
            return expected.stream().anyMatch(words -> said.contains(squeezed(words)));
        };
    }

    private static String squeezed(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }
}
