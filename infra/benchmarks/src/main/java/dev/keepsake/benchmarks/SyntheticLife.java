// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.util.List;
import java.util.Random;

/** Statements of invented people, each different from the others, the same for the same seed. */
final class SyntheticLife {
    private static final List<String> NAMES = List.of(
            "Anouk", "Bela", "Chidi", "Dora", "Emre", "Farah", "Goran", "Hanna", "Imran", "Jelena", "Kofi", "Lotte");
    private static final List<String> PLACES = List.of(
            "Aveiro", "Bergen", "Cork", "Delft", "Essen", "Faro", "Ghent", "Hamar", "Izmir", "Jena", "Kiruna", "Lille");
    private static final List<String> DEEDS = List.of(
            "repaired a %s bicycle",
            "bought a %s sofa",
            "painted a %s fence",
            "planted a %s rose",
            "sold a %s kayak",
            "knitted a %s scarf",
            "found a %s key",
            "framed a %s map");
    private static final List<String> COLOURS =
            List.of("red", "blue", "green", "yellow", "white", "black", "brown", "grey", "orange", "purple");
    private final Random random;

    SyntheticLife(long seed) {
        this.random = new Random(seed);
    }

    /** One statement about a thing that was done, somewhere, with someone, for a price. */
    Deed next() {
        return new Deed(String.format(pick(DEEDS), pick(COLOURS)), pick(PLACES), pick(NAMES), 10 + random.nextInt(990));
    }

    private String pick(List<String> words) {
        return words.get(random.nextInt(words.size()));
    }

    /** Something that was done. */
    record Deed(String deed, String place, String companion, int price) {
        String told() {
            return "I " + deed + " in " + place + " with " + companion + " for " + price + " euros.";
        }

        /** Hardly ever twice the same, so that nothing remembered of earlier questions flatters the figures. */
        String asked() {
            return "What did I do in " + place + " with " + companion + " for " + price + " euros?";
        }
    }
}
