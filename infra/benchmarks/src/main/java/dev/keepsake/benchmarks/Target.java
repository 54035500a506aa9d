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
    private final String run = "bench-" + Instant.now().toEpochMilli();

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
        ObjectNode request = Json.mapper()
                .createObjectNode()
                .put("tenant", run + "-" + subject)
                .put("user", person)
                .put("role", "owner")
                .put("kind", "personal")
                .put("unlimited", true)
                .put("zone", zone);
        request.putArray("grants").add("read").add("write").add("forget");
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
