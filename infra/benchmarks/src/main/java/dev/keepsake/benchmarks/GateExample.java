// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * One question put to the gate.
 *
 * @param conversation it was asked in
 * @param kind of question, as the conversation's file names it
 * @param answerable whether the conversation holds the answer
 * @param features what the gate saw, by name
 * @param probability the gate gave
 */
record GateExample(
        String conversation,
        String tool,
        String kind,
        String question,
        boolean answerable,
        Map<String, Double> features,
        double probability,
        String decision) {

    static GateExample read(JsonNode json) {
        Map<String, Double> features = new LinkedHashMap<>();
        json.path("features")
                .properties()
                .forEach(entry -> features.put(entry.getKey(), entry.getValue().asDouble()));
        return new GateExample(
                json.path("conversation").asString(),
                json.path("tool").asString(),
                json.path("kind").asString(),
                json.path("question").asString(),
                json.path("answerable").asBoolean(),
                features,
                json.path("probability").asDouble(),
                json.path("decision").asString());
    }

    String json() {
        return Json.mapper().writeValueAsString(this);
    }

    GateExample judged(double newProbability, String newDecision) {
        return new GateExample(conversation, tool, kind, question, answerable, features, newProbability, newDecision);
    }
}
