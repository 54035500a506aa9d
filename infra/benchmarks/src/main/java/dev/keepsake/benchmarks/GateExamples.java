// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Learns the conversations written for the project through the MCP endpoint and puts their questions to the gate. */
final class GateExamples {
    private static final int MOST_MESSAGES = 50;
    private static final int SECONDS_BETWEEN_TURNS = 30;
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final List<String> TOOLS = List.of("recall_gated", "recall_verified");

    private final HttpClient http = HttpClient.newHttpClient();
    private final Target target;
    private final String recallUrl;
    private final String operatorToken;

    /** @param recallUrl address of recall-service's own port, where operators read decisions */
    GateExamples(Target target, String recallUrl, String operatorToken) {
        this.target = target;
        this.recallUrl = recallUrl;
        this.operatorToken = operatorToken;
    }

    /**
     * The examples of all conversations; what the file holds is read instead of asked again, so that a broken run goes on
     * where it ended.
     */
    List<GateExample> collect(Path file) throws IOException, InterruptedException {
        List<GateExample> examples = new ArrayList<>(read(file));
        Set<String> done = examples.stream().map(GateExample::conversation).collect(Collectors.toSet());
        for (JsonNode conversation : Resources.read("conversations")) {
            if (!done.contains(conversation.path("id").asString())) {
                List<GateExample> some = ask(conversation);
                Files.write(
                        file,
                        some.stream().map(GateExample::json).toList(),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND);
                examples.addAll(some);
            }
        }
        return examples;
    }

    static List<GateExample> read(Path file) throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        return Files.readAllLines(file).stream()
                .map(line -> GateExample.read(Json.mapper().readTree(line)))
                .toList();
    }

    private List<GateExample> ask(JsonNode conversation) throws IOException, InterruptedException {
        String id = conversation.path("id").asString();
        String person = conversation.path("speakers").path(0).asString();
        ToolClient client = target.connectAs(person, "UTC", id);
        Instant begun = Instant.now();
        Learning.await(client, capture(client, conversation));
        List<GateExample> examples = new ArrayList<>();
        for (JsonNode question : conversation.path("questions")) {
            String asked = question.path("question").asString();
            for (String tool : TOOLS) {
                examples.add(ask(client, tool, id, question, asked));
                var own = FirstPerson.of(asked, person);
                if (own.isPresent()) {
                    examples.add(ask(client, tool, id, question, own.get()));
                }
            }
        }
        System.out.printf(
                "%s: %d examples in %d s%n",
                id, examples.size(), Duration.between(begun, Instant.now()).toSeconds());
        return examples;
    }

    private GateExample ask(ToolClient client, String tool, String id, JsonNode question, String asked)
            throws IOException, InterruptedException {
        JsonNode result = client.call(tool, Json.mapper().createObjectNode().put("query", asked));
        return new GateExample(
                id,
                tool,
                question.path("kind").asString(),
                asked,
                !question.path("evidence").isEmpty(),
                features(result.path("event_id").asString()),
                result.path("confidence").asDouble(),
                result.path("decision").asString());
    }

    private Map<String, Double> features(String eventId) throws IOException, InterruptedException {
        HttpResponse<String> response = http.send(
                HttpRequest.newBuilder(URI.create(recallUrl + "/operator/decisions/" + eventId))
                        .timeout(TIMEOUT)
                        .header("authorization", "Bearer " + operatorToken)
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException("No decision from " + recallUrl + ": HTTP " + response.statusCode());
        }
        Map<String, Double> features = new LinkedHashMap<>();
        Json.mapper()
                .readTree(response.body())
                .path("features")
                .properties()
                .forEach(entry -> features.put(entry.getKey(), entry.getValue().asDouble()));
        return features;
    }

    private static List<String> capture(ToolClient client, JsonNode conversation)
            throws IOException, InterruptedException {
        List<String> sources = new ArrayList<>();
        for (JsonNode session : conversation.path("sessions")) {
            Instant at = Instant.parse(session.path("at").asString());
            ArrayNode messages = Json.mapper().createArrayNode();
            for (JsonNode turn : session.path("turns")) {
                messages.addObject()
                        .put("role", "user")
                        .put("name", turn.path("speaker").asString())
                        .put("content", turn.path("text").asString())
                        .put("timestamp", at.toEpochMilli());
                at = at.plusSeconds(SECONDS_BETWEEN_TURNS);
                if (messages.size() == MOST_MESSAGES) {
                    sources.add(push(client, messages));
                    messages = Json.mapper().createArrayNode();
                }
            }
            if (!messages.isEmpty()) {
                sources.add(push(client, messages));
            }
        }
        return sources;
    }

    private static String push(ToolClient client, ArrayNode messages) throws IOException, InterruptedException {
        ObjectNode arguments = Json.mapper().createObjectNode();
        arguments.set("messages", messages);
        return client.call("capture_conversation", arguments).at("/source/id").asString();
    }
}
