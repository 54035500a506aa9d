// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.contracts.wire.Sha256;
import dev.keepsake.recall.likeness.Cosine;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Whether two entries say the same: the same situation and the same advice, in nearly the same words. */
final class SameStrategy {
    /**
     * The least cosine and the least share of words with a meaning that are common, for the situation and for the advice alike.
     * Chosen so that other little words merge, and one other word in a long text, but never another tool, number or order.
     */
    private static final double LEAST_COSINE = 0.95;

    private static final double LEAST_WORDS = 0.85;
    private static final Set<String> TURNING =
            Set.of("not", "no", "never", "without", "before", "after", "don't", "disable", "enable");

    private SameStrategy() {}

    static String fingerprint(String trigger, String strategy) {
        return Sha256.hex(plain(trigger) + "\n" + plain(strategy));
    }

    static Optional<Playbook> among(List<Playbook> known, NewPlaybook entry) {
        return known.stream()
                .filter(one -> one.fingerprint().equals(entry.fingerprint()))
                .findFirst()
                .or(() -> known.stream()
                        .filter(one -> one.model().equals(entry.model()))
                        .filter(one -> isAlike(
                                        one.trigger(), one.triggerVector(), entry.trigger(), entry.triggerVector())
                                && isAlike(
                                        one.strategy(), one.strategyVector(), entry.strategy(), entry.strategyVector()))
                        .findFirst());
    }

    private static boolean isAlike(String one, float[] oneVector, String other, float[] otherVector) {
        Set<String> left = SituationFit.words(one);
        Set<String> right = SituationFit.words(other);
        long common = left.stream().filter(right::contains).count();
        double share = (double) common / Math.max(1, left.size() + right.size() - common);
        return Cosine.of(oneVector, otherVector) >= LEAST_COSINE
                && share >= LEAST_WORDS
                && decisive(words(one)).equals(decisive(words(other)));
    }

    /** Words that turn the meaning around, however like the rest is. */
    private static Set<String> decisive(Set<String> words) {
        return words.stream()
                .filter(word -> TURNING.contains(word) || word.matches(".*\\d.*"))
                .collect(Collectors.toSet());
    }

    private static Set<String> words(String text) {
        return Arrays.stream(plain(text).split(" "))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toSet());
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC)
                .replace('\u2019', '\'')
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{M}\\p{N}']+", " ")
                .strip();
    }
}
