// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * A question with what the ranker saw for it.
 *
 * @param setting who talks in the conversation: several, or one person
 * @param evidence how many turns hold the answer; 0 where there is none
 */
record RankerQuestion(String conversation, String setting, String kind, int evidence, List<Row> rows) {
    /**
     * A memory on the shortlist.
     *
     * @param line the same for all memories of one line
     * @param estimate the score by which it came on the shortlist
     * @param answers the evidence turns it quotes, by position; most quote none
     */
    record Row(String line, double estimate, Set<Integer> answers, double[] features) {
        boolean isEvidence() {
            return !answers.isEmpty();
        }
    }

    static RankerQuestion read(JsonNode json) {
        return new RankerQuestion(
                json.path("conversation").asString(),
                json.path("setting").asString(),
                json.path("kind").asString(),
                json.path("evidence").asInt(),
                json.path("rows").valueStream().map(RankerQuestion::row).toList());
    }

    private static Row row(JsonNode json) {
        return new Row(
                json.path("line").asString(),
                json.path("estimate").asDouble(),
                json.path("answers").valueStream().map(JsonNode::asInt).collect(Collectors.toSet()),
                json.path("features")
                        .valueStream()
                        .mapToDouble(JsonNode::asDouble)
                        .toArray());
    }

    /** With only the best estimate of each line. */
    RankerQuestion onceALine() {
        Map<String, Row> best = new LinkedHashMap<>();
        rows.forEach(row -> best.merge(row.line(), row, (a, b) -> b.estimate() > a.estimate() ? b : a));
        return new RankerQuestion(conversation, setting, kind, evidence, List.copyOf(best.values()));
    }

    /** The share of the evidence turns among the first rows. */
    double recall(int depth, ToDoubleFunction<Row> weight, double anotherOfLine) {
        Set<Integer> found = new HashSet<>();
        ordered(weight, anotherOfLine).stream().limit(depth).forEach(row -> found.addAll(row.answers()));
        return (double) found.size() / evidence;
    }

    private List<Row> ordered(ToDoubleFunction<Row> weight, double anotherOfLine) {
        Map<String, Integer> seen = new HashMap<>();
        record Placed(Row row, double weight) {}
        return rows.stream()
                .map(row -> new Placed(row, weight.applyAsDouble(row)))
                .sorted((a, b) -> Double.compare(b.weight(), a.weight()))
                .map(placed -> new Placed(
                        placed.row(),
                        placed.weight()
                                - anotherOfLine * (seen.merge(placed.row().line(), 1, Integer::sum) - 1)))
                .sorted((a, b) -> Double.compare(b.weight(), a.weight()))
                .map(Placed::row)
                .toList();
    }
}
