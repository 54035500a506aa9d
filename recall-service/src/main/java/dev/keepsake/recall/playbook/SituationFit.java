// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.language.sentence.WordSet;
import dev.keepsake.language.sentence.WordSplitter;
import dev.keepsake.recall.likeness.Cosine;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How well an entry fits a situation: how far its trigger's likeness stands out from that of unrelated situations, in their
 * standard deviations, and how many of the words it has. A cosine alone tells little: for one question everything lies
 * near 0.85, for another near 0.75.
 */
final class SituationFit {
    /** Fitted on the pairs of the tests: below it, a situation is another one. */
    static final double LEAST = 0.25;

    private static final double BASE = -3.4;
    private static final double PER_DEVIATION = 0.8;
    private static final double PER_SHARE = 3.0;
    private static final double LEAST_SPREAD = 0.012;
    private static final int SHORTEST_WORD = 2;

    /** Situations of work and home that have nothing to do with one another. */
    private static final List<String> UNRELATED = List.of(
            "A customer asks for a refund of an old order",
            "The kitchen sink is blocked",
            "Two colleagues argue about a deadline",
            "A dependency has a known security hole",
            "The baby does not fall asleep",
            "A flight was cancelled the evening before",
            "The database runs out of disk space",
            "A contract comes back with changed terms",
            "The garden is dry after a week of heat",
            "A meeting has no agenda",
            "A new team member starts on Monday",
            "The web page loads slowly on a phone",
            "A recipe turns out too salty",
            "The invoice has a wrong tax number",
            "The printer shows a paper jam",
            "A student is nervous before an exam",
            "The car makes a grinding noise",
            "A translation sounds too formal",
            "The sales call goes off topic",
            "The server certificate has expired");

    private static final Set<String> SMALL = WordSet.words("""
            a an the is are was were be of to in on at for with and or it this that my our we i you has have do
            does because when if how what should by from not no as there after before
            """);

    private final Embedder embedder;
    private final List<float[]> unrelated;

    SituationFit(Embedder embedder) {
        this.embedder = embedder;
        this.unrelated = embedder.embedPassages(UNRELATED);
    }

    /** Ready to be compared with many entries. */
    Situation of(String description) {
        float[] vector = embedder.embedQuery(description);
        double[] cosines = unrelated.stream()
                .mapToDouble(other -> Cosine.of(other, vector))
                .toArray();
        double mean = Arrays.stream(cosines).average().orElse(0);
        double variance = Arrays.stream(cosines)
                .map(c -> (c - mean) * (c - mean))
                .average()
                .orElse(0);
        return new Situation(
                vector, words(description), mean, Math.max(Math.sqrt(variance), LEAST_SPREAD), embedder.modelId());
    }

    static Set<String> words(String text) {
        return WordSplitter.lowerCaseWords(text).stream()
                .filter(word -> word.length() >= SHORTEST_WORD && !SMALL.contains(word))
                .map(SituationFit::stem)
                .collect(Collectors.toSet());
    }

    /** Enough to find "fails" in "failing"; scripts without such endings keep their words. */
    private static String stem(String word) {
        return word.length() > 4 ? word.replaceFirst("(?:ing|ed|es|s)$", "") : word;
    }

    /** A described situation. */
    record Situation(float[] vector, Set<String> words, double mean, double spread, String model) {
        /** 0 to 1; vectors of another model are not compared. */
        double fits(Playbook entry) {
            double deviations =
                    model.equals(entry.model()) ? (Cosine.of(vector, entry.triggerVector()) - mean) / spread : 0;
            Set<String> known = SituationFit.words(entry.trigger() + " " + entry.strategy());
            double share = words.isEmpty()
                    ? 0
                    : (double) words.stream().filter(known::contains).count() / words.size();
            return 1 / (1 + Math.exp(-(BASE + PER_DEVIATION * deviations + PER_SHARE * share)));
        }
    }
}
