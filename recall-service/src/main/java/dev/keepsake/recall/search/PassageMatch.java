// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How well the words of passages match a question, by BM25: as {@link WordWeights#share} where each word's weight grows with
 * how often the passage says it, less so in a long one. Lines are read once, however many passages they are part of.
 */
final class PassageMatch {
    private static final double SATURATION = 1.2;
    private static final double LENGTH_SHARE = 0.75;

    private final LineWords words;
    private final WordWeights weights;
    private final Map<String, LineWords.Counts> read = new HashMap<>();
    private final double usualLength;

    /** @param lines those whose length is the usual one */
    PassageMatch(LineWords words, WordWeights weights, Collection<String> lines) {
        this.words = words;
        this.weights = weights;
        this.usualLength = Math.max(
                1,
                lines.stream().mapToInt(line -> counts(line).length()).average().orElse(1));
    }

    /** 0 for a passage without any of the words, 1 for one of usual length that holds each of them once. */
    double of(List<String> lines) {
        LineWords.Counts passage =
                lines.stream().map(this::counts).reduce(LineWords.Counts.NONE, LineWords.Counts::with);
        double length = passage.length() / (usualLength * Math.max(1, lines.size()));
        double damping = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length);
        return weights.share(word -> passage.of(word) * (SATURATION + 1) / (passage.of(word) + damping));
    }

    private LineWords.Counts counts(String line) {
        return read.computeIfAbsent(line, words::countedIn);
    }
}
