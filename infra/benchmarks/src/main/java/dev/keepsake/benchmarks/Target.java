// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The system that is measured. Each benchmark works in a fresh tenant, with keys that no limit holds back. */
final class Target {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    @Option(
            names = "--run",
            description =
                    "name of the run; with that of an earlier one its memories are asked again, not learned again")
    private String run = "bench-" + Instant.now().toEpochMilli();

    @Option(
            names = "--url",
            description = "address of the gateway; infra/keepsake bench sets it",
            defaultValue = "${env:KEEPSAKE_URL:-http://127.0.0.1:8080}")
    private String url = "";

    @Option(
            names = "--operator-token",
            description = "token of the operator's API; infra/keepsake bench sets it",
            defaultValue = "${env:KEEPSAKE_OPERATOR_TOKEN:-}")
    private String operatorToken = "";

    /** Connects as a person whose memory is empty; two with one name are kept apart by what they are measured with. */
    ToolClient connectAs(String person, String zone, String subject) throws IOException, InterruptedException {
        return connect(order(subject, person, "personal").put("zone", zone));
    }

    /** Connects as an app, which names one of its users with every call. */
    ToolClient connectAsApp(String subject) throws IOException, InterruptedException {
        return connect(order(subject, "Bench", "app").put("app", subject));
    }

    /** Connects with a key that was made before. */
    ToolClient connectWith(String key) {
        return new ToolClient(url, key, "");
    }

    private ObjectNode order(String subject, String user, String kind) {
        ObjectNode order = Json.mapper()
                .createObjectNode()
                .put("tenant", run + "-" + subject)
                .put("user", user)
                .put("role", "owner")
                .put("kind", kind)
                .put("unlimited", true);
        order.putArray("grants").add("read").add("write").add("forget");
        return order;
    }

    private ToolClient connect(ObjectNode request) throws IOException, InterruptedException {
        HttpResponse<String> response = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(url + "/operator/keys"))
                                .timeout(TIMEOUT)
                                .header("content-type", "application/json")
                                .header("authorization", "Bearer " + operatorToken)
                                .POST(HttpRequest.BodyPublishers.ofString(request.toString()))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 201) {
            throw new IOException("No key from " + url + ": HTTP " + response.statusCode() + " " + response.body());
        }
        JsonNode issued = Json.mapper().readTree(response.body());
        return new ToolClient(
                url, issued.path("key").asString(), issued.path("space").asString());
    }
}
