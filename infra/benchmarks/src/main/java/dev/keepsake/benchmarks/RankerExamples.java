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
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Learns the spaces of {@link RankerSpaces} and asks recall-service what its ranker sees for their questions. */
final class RankerExamples {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

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
        for (RankerSpace space : RankerSpaces.all()) {
            TrialSpace told = space.told();
            ToolClient client = target.connectAs(told.person(), "UTC", told.id());
            told.teach(client);
            List<String> lines = new ArrayList<>();
            for (RankerSpace.Wanted wanted : space.wanted()) {
                lines.add(ask(space, wanted, client.space()).toString());
            }
            Files.write(file, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            System.out.println(told.id() + ": " + lines.size() + " questions");
        }
    }

    private ObjectNode ask(RankerSpace space, RankerSpace.Wanted wanted, String opened)
            throws IOException, InterruptedException {
        JsonNode shortlist = candidates(opened, space.told().person(), wanted.question());
        ObjectNode asked = Json.mapper()
                .createObjectNode()
                .put("conversation", space.told().id())
                .put("setting", space.setting())
                .put("kind", wanted.kind())
                .put("evidence", wanted.evidence().size());
        asked.set("features", shortlist.path("features"));
        for (JsonNode memory : shortlist.path("memories")) {
            ObjectNode row = asked.withArray("rows")
                    .addObject()
                    .put("line", memory.path("line").asString())
                    .put("estimate", memory.path("estimate").asDouble());
            row.set("answers", Json.mapper().valueToTree(wanted.heldBy(memory)));
            row.set("features", memory.path("features"));
        }
        return asked;
    }

    private JsonNode candidates(String space, String person, String query) throws IOException, InterruptedException {
        ObjectNode asked = Json.mapper()
                .createObjectNode()
                .put("space", space)
                .put("person", person)
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
}
