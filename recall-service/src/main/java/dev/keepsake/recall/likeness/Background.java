// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.likeness;

import dev.keepsake.language.embedding.Embedder;
import java.util.List;

/**
 * Statements and questions about nothing in particular. A cosine says little by itself: for one question everything lies
 * near 0.85, for another near 0.75, and some statements lie near every question. How far a memory stands out is what counts.
 */
public final class Background {
    /** A spread below this is that of a model which tells nothing apart. */
    private static final double LEAST_SPREAD = 0.012;

    private final Embedder embedder;
    private final List<float[]> statements;
    private final List<float[]> questions;
    private final double usualNearness;

    private Background(Embedder embedder, List<float[]> statements, List<float[]> questions) {
        this.embedder = embedder;
        this.statements = statements;
        this.questions = questions;
        this.usualNearness = statements.stream()
                .mapToDouble(this::nearnessToQuestions)
                .average()
                .orElseThrow();
    }

    /** Embeds some seventy sentences: takes about a second. */
    public static Background of(Embedder embedder) {
        return new Background(
                embedder,
                embedder.embedPassages(BackgroundStatements.ALL),
                BackgroundQuestions.ALL.stream().map(embedder::embedQuery).toList());
    }

    /** The vectors of statements, in their order. */
    public List<StatementVector> vectorsOf(List<String> texts) {
        return embedder.embedPassages(texts).stream().map(this::withCommonness).toList();
    }

    /** The vector of one; {@link StatementVector#NONE} where the model does not read it. */
    public StatementVector vectorOf(String text) {
        return embedder.reads(text) ? withCommonness(embedder.embedPassage(text)) : StatementVector.NONE;
    }

    private StatementVector withCommonness(float[] values) {
        return new StatementVector(values, nearnessToQuestions(values) - usualNearness);
    }

    /** The likeness scale of one question. */
    public LikenessScale scaleFor(float[] question) {
        double[] cosines = statements.stream()
                .mapToDouble(statement -> Cosine.of(statement, question))
                .toArray();
        double mean = mean(cosines);
        double variance = 0;
        for (double cosine : cosines) {
            variance += (cosine - mean) * (cosine - mean) / cosines.length;
        }
        return new LikenessScale(mean, Math.max(Math.sqrt(variance), LEAST_SPREAD));
    }

    private double nearnessToQuestions(float[] statement) {
        return mean(questions.stream()
                .mapToDouble(question -> Cosine.of(statement, question))
                .toArray());
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }
}
