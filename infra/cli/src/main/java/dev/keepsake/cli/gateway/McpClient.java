// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import dev.keepsake.localstack.home.StackProblem;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** As much of an MCP client as the demo needs: one request, one answer. */
public final class McpClient {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String PROTOCOL = "2025-11-25";

    private final JsonHttp http;
    private final Map<String, String> headers = new HashMap<>();
    private int lastId;

    public McpClient(String url, String key) {
        http = new JsonHttp(url);
        headers.put("Authorization", "Bearer " + key);
        headers.put("Accept", "application/json, text/event-stream");
    }

    /** Says hello; afterwards {@link #tools()} and {@link #call} may be used. */
    public void open() {
        ObjectNode hello = JSON.createObjectNode().put("protocolVersion", PROTOCOL);
        hello.putObject("capabilities");
        hello.putObject("clientInfo").put("name", "keepsake-demo").put("version", "0.1");
        request("initialize", hello);
        headers.put("MCP-Protocol-Version", PROTOCOL);
        send(message("notifications/initialized", null));
    }

    /** The names of the tools this key is shown. */
    public Set<String> tools() {
        Set<String> names = new HashSet<>();
        request("tools/list", JSON.createObjectNode())
                .path("tools")
                .forEach(tool -> names.add(tool.path("name").asString()));
        return names;
    }

    /**
     * Calls a tool; its structured content comes back.
     *
     * @throws StackProblem with the tool's own sentence if it refuses
     */
    public JsonNode call(String tool, JsonNode arguments) {
        ObjectNode parameters = JSON.createObjectNode().put("name", tool);
        parameters.set("arguments", arguments);
        JsonNode result = request("tools/call", parameters);
        if (result.path("isError").asBoolean(false)) {
            throw new StackProblem(
                    tool + ": " + result.path("content").path(0).path("text").asString());
        }
        return result.path("structuredContent");
    }

    private JsonNode request(String method, JsonNode parameters) {
        ObjectNode message = message(method, parameters).put("id", ++lastId);
        JsonNode answer = JSON.readTree(json(send(message)));
        if (answer.has("error")) {
            throw new StackProblem(
                    method + ": " + answer.path("error").path("message").asString());
        }
        return answer.path("result");
    }

    private static ObjectNode message(String method, @Nullable JsonNode parameters) {
        ObjectNode message = JSON.createObjectNode().put("jsonrpc", "2.0").put("method", method);
        if (parameters != null) {
            message.set("params", parameters);
        }
        return message;
    }

    private JsonHttp.Reply send(JsonNode message) {
        JsonHttp.Reply reply = http.send("POST", "/mcp", headers, JSON.writeValueAsString(message));
        if (reply.isError()) {
            throw new StackProblem("The gateway answers HTTP %d: %s".formatted(reply.status(), reply.text()));
        }
        return reply;
    }

    /** A server may answer with a stream of one event instead of plain JSON. */
    private static String json(JsonHttp.Reply reply) {
        if (!reply.contentType().contains("event-stream")) {
            return reply.text();
        }
        return reply.text()
                .lines()
                .filter(line -> line.startsWith("data:"))
                .map(line -> line.substring("data:".length()).strip())
                .collect(Collectors.joining());
    }
}
