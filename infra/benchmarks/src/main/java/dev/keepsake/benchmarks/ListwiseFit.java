// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.benchmarks.RankerQuestion.Row;
import java.util.Arrays;
import java.util.List;

/**
 * A linear ranker fitted by listwise softmax: of all memories on a question's list, those that hold the answer are to weigh
 * most. Each line counts once, or lines of many statements would crowd out the others. L2 penalty on standardised features,
 * by Adam over all questions at once, each step led back to the signs that the weights may have. Deterministic.
 */
record ListwiseFit(double[] weights) {
    private static final int ROUNDS = 300;
    private static final double RATE = 0.05;
    private static final double KEEP = 0.9;
    private static final double KEEP_SQUARE = 0.999;
    private static final double TINY = 1e-9;

    /** @param signs 1 or -1 for a weight that may only be positive or negative, else 0 */
    static ListwiseFit of(List<RankerQuestion> questions, int[] signs, double penalty) {
        List<RankerQuestion> usable = questions.stream()
                .map(RankerQuestion::onceALine)
                .filter(question -> question.rows().stream().anyMatch(Row::isEvidence))
                .toList();
        double[] spread = spread(usable);
        double[] weights = new double[spread.length];
        double[] mean = new double[spread.length];
        double[] square = new double[spread.length];
        for (int round = 1; round <= ROUNDS; round++) {
            double[] gradient = gradient(usable, spread, weights, penalty);
            for (int j = 0; j < weights.length; j++) {
                mean[j] = KEEP * mean[j] + (1 - KEEP) * gradient[j];
                square[j] = KEEP_SQUARE * square[j] + (1 - KEEP_SQUARE) * gradient[j] * gradient[j];
                double step = mean[j] / (1 - Math.pow(KEEP, round));
                double scale = Math.sqrt(square[j] / (1 - Math.pow(KEEP_SQUARE, round))) + TINY;
                weights[j] = allowed(weights[j] - RATE * step / scale, signs[j]);
            }
        }
        return new ListwiseFit(unscaled(weights, spread));
    }

    private static double allowed(double weight, int sign) {
        return weight * sign < 0 ? 0 : weight;
    }

    double weigh(Row row) {
        double sum = 0;
        for (int j = 0; j < weights.length; j++) {
            sum += weights[j] * row.features()[j];
        }
        return sum;
    }

    private static double[] gradient(
            List<RankerQuestion> questions, double[] spread, double[] weights, double penalty) {
        double[] gradient = new double[weights.length];
        ListwiseFit now = new ListwiseFit(unscaled(weights, spread));
        for (RankerQuestion question : questions) {
            double[] shares = now.shares(question.rows());
            double evidence = question.rows().stream().filter(Row::isEvidence).count();
            for (int i = 0; i < shares.length; i++) {
                Row row = question.rows().get(i);
                double error = shares[i] - (row.isEvidence() ? 1 / evidence : 0);
                for (int j = 0; j < weights.length; j++) {
                    gradient[j] += error * row.features()[j];
                }
            }
        }
        double[] scaled = unscaled(gradient, spread);
        for (int j = 0; j < weights.length; j++) {
            scaled[j] = (scaled[j] + penalty * weights[j]) / questions.size();
        }
        return scaled;
    }

    /** The softmax of what the rows weigh. */
    private double[] shares(List<Row> rows) {
        double[] shares = rows.stream().mapToDouble(this::weigh).toArray();
        double most = Arrays.stream(shares).max().orElse(0);
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            shares[i] = Math.exp(shares[i] - most);
            sum += shares[i];
        }
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= sum;
        }
        return shares;
    }

    private static double[] unscaled(double[] values, double[] spread) {
        double[] unscaled = new double[values.length];
        for (int j = 0; j < values.length; j++) {
            unscaled[j] = spread[j] == 0 ? 0 : values[j] / spread[j];
        }
        return unscaled;
    }

    private static double[] spread(List<RankerQuestion> questions) {
        List<double[]> rows = questions.stream()
                .flatMap(question -> question.rows().stream())
                .map(Row::features)
                .toList();
        double[] spread = new double[rows.get(0).length];
        for (int j = 0; j < spread.length; j++) {
            int feature = j;
            double mean =
                    rows.stream().mapToDouble(row -> row[feature]).average().orElse(0);
            double variance = rows.stream()
                    .mapToDouble(row -> (row[feature] - mean) * (row[feature] - mean))
                    .average()
                    .orElse(0);
            spread[j] = variance < TINY ? 0 : Math.sqrt(variance);
        }
        return spread;
    }
}
