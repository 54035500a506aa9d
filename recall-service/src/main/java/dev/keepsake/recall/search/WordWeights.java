// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/** What each word of a question is worth: rare words tell more. */
public final class WordWeights {
    static final WordWeights NONE = new WordWeights(new Candidates(List.of(), List.of(), List.of(), new long[0], 0));

    /** In a memory of a few statements every word is rare; counting as if there were some more keeps the weights apart. */
    private static final long LEAST_MEMORIES = 50;

    private final double[] weights;
    private final double sum;
    private final long all;
    private final BitSet unknown = new BitSet();

    WordWeights(Candidates found) {
        all = Math.max(found.all(), LEAST_MEMORIES);
        weights = new double[found.holding().length];
        double total = 0;
        for (int i = 0; i < weights.length; i++) {
            double holding = Math.min(found.holding()[i], all);
            weights[i] = Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
            total += weights[i];
            unknown.set(i, found.holding()[i] == 0);
        }
        sum = total;
    }

    /** The share of the whole question that these words make, 0 to 1. */
    public double share(BitSet words) {
        return sum == 0
                ? 0
                : Math.min(1, words.stream().mapToDouble(i -> weights[i]).sum() / sum);
    }

    /** The same where each word, by position, counts as often as told. */
    double share(IntToDoubleFunction times) {
        return sum == 0
                ? 0
                : IntStream.range(0, weights.length)
                                .mapToDouble(i -> weights[i] * times.applyAsDouble(i))
                                .sum()
                        / sum;
    }

    /** How many memories there are, counted as at least fifty. */
    long memories() {
        return all;
    }

    /** The share of the question that no memory of these spaces speaks of, 0 to 1. */
    public double unknownShare() {
        return share(unknown);
    }
}
