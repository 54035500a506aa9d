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

/** Teaches the spaces written for the project through the MCP endpoint and puts their questions to the gate. */
final class GateExamples {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);

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
     * The answers of the given tools to the questions of all spaces; what the file holds is read instead of asked again, so that a broken run goes on
     * where it ended.
     */
    List<GateExample> collect(Path file, List<String> tools) throws IOException, InterruptedException {
        List<GateExample> examples = new ArrayList<>(read(file));
        Set<String> done = examples.stream().map(GateExample::conversation).collect(Collectors.toSet());
        for (TrialSpace space : TrialSpaces.all()) {
            if (!done.contains(space.id())) {
                List<GateExample> some = ask(space, tools);
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

    private List<GateExample> ask(TrialSpace space, List<String> tools) throws IOException, InterruptedException {
        ToolClient client = target.connectAs(space.person(), "UTC", space.id());
        Instant begun = Instant.now();
        space.teach(client);
        List<GateExample> examples = new ArrayList<>();
        for (TrialQuestion question : space.questions()) {
            for (String tool : tools) {
                examples.add(ask(client, tool, space.id(), question));
            }
        }
        System.out.printf(
                "%s: %d examples in %d s%n",
                space.id(),
                examples.size(),
                Duration.between(begun, Instant.now()).toSeconds());
        return examples;
    }

    private GateExample ask(ToolClient client, String tool, String id, TrialQuestion question)
            throws IOException, InterruptedException {
        JsonNode result = client.call(tool, Json.mapper().createObjectNode().put("query", question.text()));
        return new GateExample(
                id,
                tool,
                question.kind(),
                question.text(),
                question.answerable(),
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
}
