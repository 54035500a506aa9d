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
import java.util.concurrent.atomic.AtomicLong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Calls tools through the MCP endpoint, as an agent does. Thread-safe. */
final class ToolClient {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    private final AtomicLong ids = new AtomicLong();
    private final URI endpoint;
    private final String key;
    private final String space;

    ToolClient(String gateway, String key, String space) {
        this.endpoint = URI.create(gateway + "/mcp");
        this.key = key;
        this.space = space;
    }

    /** The memory that the key opens. */
    String space() {
        return space;
    }

    String key() {
        return key;
    }

    /** The structured result of a call. */
    JsonNode call(String tool, ObjectNode arguments) throws IOException, InterruptedException {
        ObjectNode request = Json.mapper()
                .createObjectNode()
                .put("jsonrpc", "2.0")
                .put("id", ids.incrementAndGet())
                .put("method", "tools/call");
        request.putObject("params").put("name", tool).set("arguments", arguments);
        HttpResponse<String> response = http.send(
                HttpRequest.newBuilder(endpoint)
                        .timeout(TIMEOUT)
                        .header("content-type", "application/json")
                        .header("accept", "application/json, text/event-stream")
                        .header("authorization", "Bearer " + key)
                        .POST(HttpRequest.BodyPublishers.ofString(request.toString()))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        JsonNode result = Json.mapper().readTree(response.body()).path("result");
        if (result.isMissingNode()) {
            throw new IOException(tool + ": HTTP " + response.statusCode() + " " + response.body());
        }
        if (result.path("isError").asBoolean(false)) {
            throw new ToolRefused(result.at("/content/0/text").asString());
        }
        return result.path("structuredContent");
    }
}
