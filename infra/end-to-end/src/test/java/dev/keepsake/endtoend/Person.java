// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.wire.Json;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Somebody with a key, who talks to the installation as an agent does: the SDK's own MCP client, and REST. */
final class Person {
    private static final Duration LEARNED_WITHIN = Duration.ofSeconds(60);
    private final McpSyncClient client;
    private final String gateway;
    private final String key;

    Person(String gateway, String key) {
        this.gateway = gateway;
        this.key = key;
        this.client = McpClient.sync(HttpClientStreamableHttpTransport.builder(gateway)
                        .endpoint("/mcp")
                        .requestBuilder(HttpRequest.newBuilder().header("Authorization", "Bearer " + key))
                        .build())
                .requestTimeout(Duration.ofSeconds(30))
                .build();
        client.initialize();
    }

    List<String> toolsShown() {
        return client.listTools().tools().stream().map(McpSchema.Tool::name).toList();
    }

    /** The structured result; fails on a refusal. */
    JsonNode call(String tool, Map<String, Object> arguments) {
        McpSchema.CallToolResult result = client.callTool(
                McpSchema.CallToolRequest.builder(tool).arguments(arguments).build());
        assertThat(result.isError()).as(tool + ": " + result.content()).isNotEqualTo(true);
        return Json.mapper().valueToTree(result.structuredContent());
    }

    /** The sentence of a refusal; fails on a result. */
    String refusal(String tool, Map<String, Object> arguments) {
        McpSchema.CallToolResult result = client.callTool(
                McpSchema.CallToolRequest.builder(tool).arguments(arguments).build());
        assertThat(result.isError()).as(tool).isEqualTo(true);
        return ((McpSchema.TextContent) result.content().get(0)).text();
    }

    /** Adds a note and waits until it is learned; its source's id. */
    String remember(String text) {
        return learned(call("remember", Map.of("text", text)).at("/source/id").asString());
    }

    /** Waits until a source is learned; its id. */
    String learned(String source) {
        await().atMost(LEARNED_WITHIN)
                .pollInterval(Duration.ofMillis(100))
                .until(() -> call("fetch", Map.of("id", source))
                        .at("/metadata/status")
                        .asString()
                        .equals("learned"));
        return source;
    }

    /** The statements that a reading tool finds, best first. */
    List<String> recalled(String query) {
        return texts(call("memory_recall", Map.of("query", query)).path("facts"));
    }

    List<String> listed() {
        return texts(call("list_memories", Map.of("limit", 50)).path("memories"));
    }

    static List<String> texts(JsonNode memories) {
        List<String> texts = new ArrayList<>();
        memories.forEach(memory -> texts.add(memory.path("text").asString()));
        return texts;
    }

    HttpResponse<String> post(String path, String body) {
        return send("POST", path, body);
    }

    HttpResponse<String> send(String method, String path, String body) {
        return Installation.send(HttpRequest.newBuilder(URI.create(gateway + path))
                .header("authorization", "Bearer " + key)
                .header("content-type", "application/json")
                .header("accept", "application/json, text/event-stream")
                .method(method, HttpRequest.BodyPublishers.ofString(body)));
    }
}
