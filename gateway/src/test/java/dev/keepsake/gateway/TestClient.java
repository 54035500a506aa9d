// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A client of the gateway as anybody could write one. */
record TestClient(String address, @Nullable String key) {
    static final String OPERATOR_TOKEN = "operator-of-the-tests";

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** What came back. */
    record Response(HttpResponse<String> http) {
        int status() {
            return http.statusCode();
        }

        Optional<String> header(String name) {
            return http.headers().firstValue(name);
        }

        JsonNode json() {
            return Json.mapper().readTree(http.body());
        }
    }

    TestClient withKey(@Nullable String other) {
        return new TestClient(address, other);
    }

    /** Sends a request with the key; headers as name, value, name, value. */
    Response send(String method, String path, @Nullable String body, String... headers) {
        HttpRequest.Builder request = request(method, path, body);
        if (key != null) {
            request.header("Authorization", "Bearer " + key);
        }
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request);
    }

    Response operator(String method, String path, @Nullable String body) {
        return send(request(method, path, body).header("Authorization", "Bearer " + OPERATOR_TOKEN));
    }

    Response get(String path) {
        return send("GET", path, null);
    }

    Response post(String path, String json) {
        return send("POST", path, json, "Content-Type", "application/json");
    }

    /** Posts an MCP message as it is. */
    Response mcp(String message, String... headers) {
        String[] all = Arrays.copyOf(headers, headers.length + 2);
        all[headers.length] = "Content-Type";
        all[headers.length + 1] = "application/json";
        return send("POST", "/mcp", message, all);
    }

    /** Makes an MCP request; gives the answer, result or error. */
    JsonNode ask(String method, JsonNode params) {
        ObjectNode message = Json.mapper()
                .createObjectNode()
                .put("jsonrpc", "2.0")
                .put("id", 1)
                .put("method", method);
        message.set("params", params);
        return mcp(message.toString()).json();
    }

    /** Calls a tool over MCP; gives the answer, result or error. */
    JsonNode call(String tool, JsonNode arguments) {
        ObjectNode params = Json.mapper().createObjectNode().put("name", tool);
        params.set("arguments", arguments);
        return ask("tools/call", params);
    }

    JsonNode tools() {
        return ask("tools/list", Json.mapper().createObjectNode())
                .path("result")
                .path("tools");
    }

    private HttpRequest.Builder request(String method, String path, @Nullable String body) {
        HttpRequest.BodyPublisher publisher =
                body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body);
        return HttpRequest.newBuilder(URI.create(address + path))
                .timeout(Duration.ofSeconds(20))
                .method(method, publisher);
    }

    private static Response send(HttpRequest.Builder request) {
        try {
            return new Response(HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
