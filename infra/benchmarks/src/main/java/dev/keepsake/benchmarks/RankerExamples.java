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
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Learns the conversations written for the project, braided, and asks recall-service what its ranker sees for their questions. */
final class RankerExamples {
    private static final int MOST_MESSAGES = 50;
    private static final int SECONDS_BETWEEN_TURNS = 30;
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final String PERSON = "Reader";

    private final HttpClient http = HttpClient.newHttpClient();
    private final Target target;
    private final String recallUrl;
    private final String operatorToken;

    /** @param recallUrl address of recall-service's own port, where operators ask for candidates */
    RankerExamples(Target target, String recallUrl, String operatorToken) {
        this.target = target;
        this.recallUrl = recallUrl;
        this.operatorToken = operatorToken;
    }

    /** Learns everything and writes one line of JSON for each question. */
    void collect(Path file) throws IOException, InterruptedException {
        Files.deleteIfExists(file);
        List<Pushed> all = new ArrayList<>();
        for (JsonNode conversation : Braids.of(Resources.read("conversations"))) {
            ToolClient client =
                    target.connectAs(PERSON, "UTC", conversation.path("id").asString());
            all.add(new Pushed(conversation, client, capture(client, conversation)));
        }
        for (Pushed pushed : all) {
            Learning.await(pushed.client(), pushed.sources());
            JsonNode conversation = pushed.conversation();
            String id = conversation.path("id").asString();
            String space = pushed.client().space();
            List<String> lines = new ArrayList<>();
            for (JsonNode question : conversation.path("questions")) {
                if (!question.path("evidence").isEmpty()) {
                    lines.add(ask(conversation, question, space).toString());
                }
            }
            Files.write(file, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            System.out.println(id + ": " + lines.size() + " questions");
        }
    }

    private ObjectNode ask(JsonNode conversation, JsonNode question, String space)
            throws IOException, InterruptedException {
        JsonNode shortlist = candidates(space, question.path("question").asString());
        List<String> evidence = new ArrayList<>();
        question.path("evidence").forEach(id -> evidence.add(turn(conversation, id.asString())));
        ObjectNode asked = Json.mapper()
                .createObjectNode()
                .put("conversation", conversation.path("id").asString())
                .put("kind", question.path("kind").asString())
                .put("evidence", evidence.size());
        asked.set("features", shortlist.path("features"));
        ArrayNode rows = asked.putArray("rows");
        for (JsonNode memory : shortlist.path("memories")) {
            ObjectNode row = rows.addObject()
                    .put("line", memory.path("line").asString())
                    .put("estimate", memory.path("estimate").asDouble());
            ArrayNode answers = row.putArray("answers");
            String quote = squeezed(memory.path("quote").asString());
            for (int i = 0; i < evidence.size(); i++) {
                if (!quote.isEmpty() && evidence.get(i).contains(quote)) {
                    answers.add(i);
                }
            }
            row.set("features", memory.path("features"));
        }
        return asked;
    }

    private JsonNode candidates(String space, String query) throws IOException, InterruptedException {
        ObjectNode asked = Json.mapper()
                .createObjectNode()
                .put("space", space)
                .put("person", PERSON)
                .put("query", query);
        HttpResponse<String> response = http.send(
                HttpRequest.newBuilder(URI.create(recallUrl + "/operator/candidates"))
                        .timeout(TIMEOUT)
                        .header("content-type", "application/json")
                        .header("authorization", "Bearer " + operatorToken)
                        .POST(HttpRequest.BodyPublishers.ofString(asked.toString()))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException("No candidates from " + recallUrl + ": HTTP " + response.statusCode());
        }
        return Json.mapper().readTree(response.body());
    }

    /** The questions of a file; adds the names of their features to {@code names}. */
    static List<RankerQuestion> read(Path file, List<String> names) throws IOException {
        List<RankerQuestion> questions = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            JsonNode json = Json.mapper().readTree(line);
            if (names.isEmpty()) {
                json.path("features").forEach(name -> names.add(name.asString()));
            }
            questions.add(RankerQuestion.read(json));
        }
        return questions;
    }

    private static String turn(JsonNode conversation, String id) {
        return conversation
                .path("sessions")
                .valueStream()
                .flatMap(session -> session.path("turns").valueStream())
                .filter(turn -> turn.path("id").asString().equals(id))
                .map(turn -> squeezed(turn.path("text").asString()))
                .findFirst()
                .orElse("");
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

    private static String squeezed(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }

    private record Pushed(JsonNode conversation, ToolClient client, List<String> sources) {}
}
