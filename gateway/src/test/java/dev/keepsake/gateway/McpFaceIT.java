// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What MCP clients are told, right and wrong. */
class McpFaceIT extends RunningGateway {
    @ParameterizedTest
    @CsvSource({"2025-11-25, 2025-11-25", "2025-06-18, 2025-06-18", "2024-11-05, 2025-11-25", "2099-01-01, 2025-11-25"})
    void agreesOnARevisionOfTheProtocol(String asked, String offered) {
        ObjectNode params = Json.mapper().createObjectNode().put("protocolVersion", asked);
        params.putObject("capabilities");
        params.putObject("clientInfo").put("name", "test").put("version", "1");

        JsonNode result = owner().ask("initialize", params).path("result");

        assertThat(result.path("protocolVersion").asString()).isEqualTo(offered);
        assertThat(result.at("/serverInfo/name").asString()).isEqualTo("keepsake");
        assertThat(result.path("instructions").asString()).contains("memory");
        assertThat(result.path("capabilities").propertyNames()).containsExactly("tools");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {"jsonrpc":"2.0", | 400 | -32700
            nonsense | 400 | -32700
            [] | 400 | -32600
            [{"jsonrpc":"2.0","id":1,"method":"ping"}] | 400 | -32600
            "ping" | 400 | -32600
            {"jsonrpc":"1.0","id":1,"method":"ping"} | 400 | -32600
            {"jsonrpc":"2.0","id":null,"method":"ping"} | 400 | -32600
            {"jsonrpc":"2.0","id":1.5,"method":"ping"} | 400 | -32600
            {"jsonrpc":"2.0","id":{},"method":"ping"} | 400 | -32600
            {"jsonrpc":"2.0","id":1} | 400 | -32600
            {"jsonrpc":"2.0","id":1,"result":{}} | 400 | -32600
            {"jsonrpc":"2.0","id":1,"method":"no/such"} | 200 | -32601
            {"jsonrpc":"2.0","id":1,"method":"prompts/list"} | 200 | -32601
            {"jsonrpc":"2.0","id":1,"method":"tools/call"} | 200 | -32602
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]} | 400 | -32602
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":7}} | 200 | -32602
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no_such"}} | 200 | -32602
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search","arguments":[]}} | 200 | -32602
            {"jsonrpc":"2.0","id":1,"method":"initialize"} | 200 | -32602
            {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":"x"}} | 200 | -32602
            """)
    void answersAMalformedMessageWithAnErrorThatTellsNothingOfOurInsides(String message, int status, int code) {
        TestClient.Response response = owner().mcp(message);

        assertThat(response.status()).isEqualTo(status);
        assertThat(response.json().at("/error/code").asInt()).isEqualTo(code);
        assertThat(response.json().at("/error/message").asString())
                .isNotBlank()
                .doesNotContain("Exception", "io.modelcontextprotocol", "Cannot");
    }

    @Test
    void answersWithTheIdOfTheRequest() {
        assertThat(owner().mcp("{\"jsonrpc\":\"2.0\",\"id\":\"a-1\",\"method\":\"ping\"}")
                        .json()
                        .toString())
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":\"a-1\",\"result\":{}}");
    }

    @Test
    void takesANotificationWithoutAnAnswer() {
        TestClient.Response response = owner().mcp("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");

        assertThat(response.status()).isEqualTo(202);
        assertThat(response.http().body()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "DELETE", "PUT", "PATCH"})
    void takesMessagesByPostOnly(String method) {
        TestClient.Response response = owner().send(method, "/mcp", null);

        assertThat(response.status()).isEqualTo(405);
        assertThat(response.header("Allow")).hasValue("POST");
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "GET", "DELETE"})
    void knowsNoSession_soThatClientsStartAnew(String method) {
        TestClient.Response response = owner().send(method, "/mcp", "{}", "Mcp-Session-Id", "from-before");

        assertThat(response.status()).isEqualTo(404);
        assertThat(response.json().at("/error/message").asString()).contains("session");
    }

    @Test
    void refusesARevisionItDoesNotSpeak() {
        TestClient.Response response =
                owner().mcp("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", "MCP-Protocol-Version", "1999-01-01");

        assertThat(response.status()).isEqualTo(400);
        assertThat(response.json().at("/error/message").asString()).contains("2025-06-18", "2025-11-25");
    }

    @ParameterizedTest
    @CsvSource({"https://evil.example, 403", "https://app.example, 200", "http://localhost:5173, 200"})
    void letsOnlyKnownWebPagesCall(String origin, int status) {
        TestClient.Response response =
                owner().mcp("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", "Origin", origin);

        assertThat(response.status()).isEqualTo(status);
    }

    @ParameterizedTest
    @ValueSource(strings = {"*/*", "application/json", "text/event-stream;q=0.5, application/json;q=0.1", "text/html"})
    void isNotParticularAboutAccept(String accept) {
        assertThat(owner().mcp("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", "Accept", accept)
                        .status())
                .isEqualTo(200);
    }

    @Test
    void refusesABodyOf10MegabytesWithASentence() {
        TestClient.Response response = owner().mcp("\"" + "x".repeat(10_000_000) + "\"");

        assertThat(response.status()).isEqualTo(413);
        assertThat(response.json().path("detail").asString()).contains("4 MiB");
    }

    @Test
    void takesALongConversationOfAFewMegabytes() {
        ObjectNode arguments = Json.mapper().createObjectNode();
        for (int i = 0; i < 50; i++) {
            arguments
                    .withArrayProperty("messages")
                    .addObject()
                    .put("role", "user")
                    .put("content", "word ".repeat(3990));
        }

        assertThat(owner().call("capture_conversation", arguments)
                        .at("/result/structuredContent/accepted")
                        .asInt())
                .isEqualTo(50);
    }

    @Test
    void refusesArgumentsWithASentence_notAsStructuredContent() {
        JsonNode result = owner().call(
                        "search",
                        Json.mapper().createObjectNode().put("query", "x").put("limit", 26))
                .path("result");

        assertThat(result.path("isError").asBoolean()).isTrue();
        assertThat(result.at("/content/0/text").asString()).isEqualTo("\"limit\" must be 25 or less.");
        assertThat(result.has("structuredContent")).isFalse();
    }

    @Test
    void takesAbsentArgumentsAsNone() {
        assertThat(owner().mcp(
                                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"list_memories\"}}")
                        .json()
                        .at("/result/isError")
                        .asBoolean(true))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        GoldenHandler.UNKNOWN + ", There is no such memory.",
        GoldenHandler.FAULTY + ", Something went wrong on our side"
    })
    void passesAServicesRefusalOnAsASentence(String id, String sentence) {
        JsonNode result = owner().call("fetch", Json.mapper().createObjectNode().put("id", id))
                .path("result");

        assertThat(result.path("isError").asBoolean()).isTrue();
        assertThat(result.at("/content/0/text").asString()).contains(sentence).doesNotContain("secret");
    }
}
