// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Logistic regression with an L2 penalty on standardised features, fitted by Newton's method. Deterministic.
 *
 * @param weights on the features as they are, not standardised
 */
record LogisticRegression(double bias, Map<String, Double> weights) {
    private static final int ROUNDS = 30;
    private static final double CONSTANT = 1e-9;

    /**
     * Fits with the features named, each with the sign its weight must have: what comes out with the other sign is left out,
     * the strongest first, and the rest is fitted again.
     */
    static LogisticRegression fit(List<GateExample> examples, Map<String, Integer> signs, double penalty) {
        Map<String, Integer> kept = new TreeMap<>(signs);
        while (true) {
            LogisticRegression model = fit(examples, List.copyOf(kept.keySet()), penalty);
            Optional<String> wrong = kept.entrySet().stream()
                    .filter(sign -> model.effect(examples, sign.getKey()) * sign.getValue() < 0)
                    .max(Comparator.comparingDouble(sign -> Math.abs(model.effect(examples, sign.getKey()))))
                    .map(Map.Entry::getKey);
            if (wrong.isEmpty()) {
                return model;
            }
            kept.remove(wrong.get());
        }
    }

    /** What the usual spread of a feature does to the log-odds. */
    private double effect(List<GateExample> examples, String name) {
        double mean =
                examples.stream().mapToDouble(one -> value(one, name)).average().orElse(0);
        double variance = examples.stream()
                .mapToDouble(one -> Math.pow(value(one, name) - mean, 2))
                .average()
                .orElse(0);
        return weights.getOrDefault(name, 0.0) * Math.sqrt(variance);
    }

    private static LogisticRegression fit(List<GateExample> examples, List<String> names, double penalty) {
        int size = names.size();
        double[] mean = new double[size];
        double[] spread = new double[size];
        for (int j = 0; j < size; j++) {
            String name = names.get(j);
            double average = examples.stream()
                    .mapToDouble(one -> value(one, name))
                    .average()
                    .orElse(0);
            double variance = examples.stream()
                    .mapToDouble(one -> Math.pow(value(one, name) - average, 2))
                    .average()
                    .orElse(0);
            mean[j] = average;
            spread[j] = Math.sqrt(variance) < CONSTANT ? 0 : Math.sqrt(variance);
        }
        double[][] rows = new double[examples.size()][size + 1];
        for (int i = 0; i < rows.length; i++) {
            rows[i][size] = 1;
            for (int j = 0; j < size; j++) {
                rows[i][j] = spread[j] == 0 ? 0 : (value(examples.get(i), names.get(j)) - mean[j]) / spread[j];
            }
        }
        double[] standard = newton(rows, examples, penalty);
        double bias = standard[size];
        Map<String, Double> weights = new LinkedHashMap<>();
        for (int j = 0; j < size; j++) {
            double weight = spread[j] == 0 ? 0 : standard[j] / spread[j];
            bias -= weight * mean[j];
            weights.put(names.get(j), weight);
        }
        return new LogisticRegression(bias, weights);
    }

    double probability(GateExample example) {
        double sum = bias;
        for (Map.Entry<String, Double> weight : weights.entrySet()) {
            sum += weight.getValue() * value(example, weight.getKey());
        }
        return sigmoid(sum);
    }

    private static double[] newton(double[][] rows, List<GateExample> examples, double penalty) {
        int size = rows[0].length;
        double[] weights = new double[size];
        for (int round = 0; round < ROUNDS; round++) {
            double[] gradient = new double[size];
            double[][] curvature = new double[size][size];
            for (int i = 0; i < rows.length; i++) {
                double probability = sigmoid(dot(weights, rows[i]));
                double error = (examples.get(i).answerable() ? 1 : 0) - probability;
                double weight = Math.max(1e-6, probability * (1 - probability));
                for (int a = 0; a < size; a++) {
                    gradient[a] += error * rows[i][a];
                    for (int b = 0; b < size; b++) {
                        curvature[a][b] += weight * rows[i][a] * rows[i][b];
                    }
                }
            }
            for (int a = 0; a < size; a++) {
                // The bias is free; a tiny ridge keeps features that never vary from breaking the solution.
                double ridge = a == size - 1 ? 1e-9 : penalty;
                gradient[a] -= ridge * weights[a];
                curvature[a][a] += ridge;
            }
            double[] step = solve(curvature, gradient);
            for (int a = 0; a < size; a++) {
                weights[a] += step[a];
            }
        }
        return weights;
    }

    /** Gauss with the largest pivot. */
    private static double[] solve(double[][] matrix, double[] right) {
        int size = right.length;
        for (int column = 0; column < size; column++) {
            int pivot = column;
            for (int row = column + 1; row < size; row++) {
                pivot = Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column]) ? row : pivot;
            }
            double[] swapped = matrix[pivot];
            matrix[pivot] = matrix[column];
            matrix[column] = swapped;
            double value = right[pivot];
            right[pivot] = right[column];
            right[column] = value;
            for (int row = column + 1; row < size; row++) {
                double factor = matrix[row][column] / matrix[column][column];
                right[row] -= factor * right[column];
                for (int k = column; k < size; k++) {
                    matrix[row][k] -= factor * matrix[column][k];
                }
            }
        }
        double[] solution = new double[size];
        for (int row = size - 1; row >= 0; row--) {
            double rest = right[row];
            for (int k = row + 1; k < size; k++) {
                rest -= matrix[row][k] * solution[k];
            }
            solution[row] = rest / matrix[row][row];
        }
        return solution;
    }

    private static double value(GateExample example, String name) {
        return example.features().getOrDefault(name, 0.0);
    }

    private static double dot(double[] left, double[] right) {
        double sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += left[i] * right[i];
        }
        return sum;
    }

    private static double sigmoid(double value) {
        return 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, value))));
    }
}
