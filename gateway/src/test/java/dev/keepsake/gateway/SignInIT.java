// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.call.Caller;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Who comes in, as whom, and what they may do. */
class SignInIT extends RunningGateway {
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";

    @ParameterizedTest
    @CsvSource({"POST, /mcp", "GET, /mcp", "POST, /api/v1/recall", "GET, /api/v1/memories", "GET, /api/v1/nothing"})
    void tellsAStrangerWhereToSignIn(String method, String path) {
        TestClient.Response response = stranger().send(method, path, "{}");

        assertThat(response.status()).isEqualTo(401);
        assertThat(response.header("Content-Type")).hasValue("application/problem+json");
        assertThat(response.header("WWW-Authenticate").orElseThrow())
                .matches("Bearer resource_metadata=\"http://localhost:\\d+/.well-known/oauth-protected-resource/mcp\","
                        + " scope=\"memory:read\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/.well-known/oauth-protected-resource", "/.well-known/oauth-protected-resource/mcp"})
    void saysHowToSignIn(String path) {
        JsonNode metadata = stranger().get(path).json();

        assertThat(metadata.path("resource").asString()).endsWith("/mcp");
        assertThat(metadata.path("scopes_supported")).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ks_made_up", "x", "ks_\u00e9"})
    void turnsAMadeUpKeyAway(String key) {
        assertThat(stranger().send("POST", "/mcp", PING, "X-API-Key", key).status())
                .isEqualTo(401);
    }

    @Test
    void takesAKeyInEitherHeader() {
        String key = owner().key();

        assertThat(stranger().withKey(key).mcp(PING).status()).isEqualTo(200);
        assertThat(stranger()
                        .mcp(PING, "X-API-Key", Objects.requireNonNull(key))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void turnsARevokedKeyAwayAtOnce() {
        JsonNode made = order("{\"tenant\": \"" + tenant + "\", \"user\": \"omkar\"}");
        TestClient client = stranger().withKey(made.path("key").asString());
        assertThat(client.mcp(PING).status()).isEqualTo(200);

        assertThat(stranger()
                        .operator("DELETE", "/operator/keys/" + made.path("id").asString(), null)
                        .status())
                .isEqualTo(204);

        assertThat(client.mcp(PING).status()).isEqualTo(401);
    }

    @Test
    void callsAMemberByTheNameThatWasGivenLast() {
        String order = "{\"tenant\": \"" + tenant + "\", \"user\": \"me\"";

        TestClient client = clientWith(order + "}");
        assertThat(person(client)).isEqualTo("The user");
        assertThat(person(clientWith(order + ", \"displayName\": \"Henrik\"}"))).isEqualTo("Henrik");
        assertThat(person(clientWith(order + "}"))).isEqualTo("Henrik");
    }

    private static String person(TestClient client) {
        return client.get("/api/v1/account").json().path("person").asString();
    }

    @Test
    void putsAMemberIntoTheZoneThatWasGivenLast() {
        String order = "{\"tenant\": \"" + tenant + "\", \"user\": \"omkar\"";
        TestClient client = clientWith(order + ", \"zone\": \"Pacific/Auckland\"}");
        clientWith(order + "}");
        GoldenHandler.takeCallers();

        client.call("memory_recall", Golden.arguments("memory_recall"));

        assertThat(GoldenHandler.takeCallers().get(0).zone()).isEqualTo(ZoneId.of("Pacific/Auckland"));
        assertThat(stranger()
                        .operator("POST", "/operator/keys", order + ", \"zone\": \"Mars/North\"}")
                        .http()
                        .body())
                .contains("must be a time zone");
    }

    @Test
    void turnsAnExpiredKeyAway() {
        String soon = Instant.now().plusSeconds(4).toString();
        TestClient client =
                clientWith("{\"tenant\": \"" + tenant + "\", \"user\": \"omkar\", \"expiresAt\": \"" + soon + "\"}");

        await().atMost(Duration.ofSeconds(30)).until(() -> client.mcp(PING).status() == 401);
    }

    @Test
    void listsKeysWithoutTheKeys() {
        JsonNode made = order("{\"tenant\": \"" + tenant + "\", \"user\": \"omkar\", \"role\": \"member\"}");

        JsonNode listed = stranger()
                .operator("GET", "/operator/keys?tenant=" + tenant, null)
                .json();

        assertThat(listed.path("keys")).hasSize(1);
        JsonNode entry = listed.path("keys").get(0);
        assertThat(entry.path("id")).isEqualTo(made.path("id"));
        assertThat(entry.path("user").asString()).isEqualTo("omkar");
        assertThat(entry.path("role").asString()).isEqualTo("member");
        assertThat(entry.path("grants").toString()).isEqualTo("[\"read\",\"write\",\"forget\"]");
        assertThat(listed.toString()).doesNotContain(made.path("key").asString());
    }

    @Test
    void makesAMemberOnce_andKeepsTheirMemory() {
        JsonNode first = order("{\"tenant\": \"" + tenant + "\", \"user\": \"omkar\"}");
        JsonNode second = order("{\"tenant\": \"" + tenant + "\", \"user\": \"omkar\", \"role\": \"member\"}");

        assertThat(second.path("space")).isEqualTo(first.path("space"));
        assertThat(second.path("key")).isNotEqualTo(first.path("key"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"tenant\": \" x\", \"user\": \"y\"}",
                "{\"tenant\": 5, \"user\": []}",
                "[]",
                "{",
                "{\"tenant\": \"x\", \"user\": \"y\", \"role\": \"king\"}",
                "{\"tenant\": \"x\", \"user\": \"y\", \"grants\": []}",
                "{\"tenant\": \"x\\u0000\", \"user\": \"y\"}"
            })
    void refusesAnOrderThatCannotBe(String order) {
        TestClient.Response response = stranger().operator("POST", "/operator/keys", order);

        assertThat(response.status()).isEqualTo(400);
        assertThat(response.json().path("detail").asString()).isNotBlank();
    }

    @Test
    void keepsTheOperatorApiForTheOperator() {
        assertThat(stranger().get("/operator/keys").status()).isEqualTo(401);
        assertThat(owner().get("/operator/keys").status()).isEqualTo(401);
    }

    @Test
    void hidesWhatAKeyMayNotDo_andRefusesItAllTheSame() {
        TestClient reader = clientWith("{\"tenant\": \"" + tenant + "\", \"user\": \"omkar\", \"grants\": [\"read\"]}");

        assertThat(names(reader)).contains("search").doesNotContain("remember", "forget");
        assertThat(reader.call("remember", Golden.arguments("remember"))
                        .at("/error/message")
                        .asString())
                .isEqualTo("Unknown tool: remember");
        assertThat(reader.post("/api/v1/remember", Golden.arguments("remember").toString())
                        .status())
                .isEqualTo(403);
    }

    @Test
    void givesEachUserOfAnAppAMemoryOfTheirOwn() {
        TestClient app = clientWith("{\"tenant\": \"" + tenant + "\", \"user\": \"omkar\", \"kind\": \"app\"}");
        GoldenHandler.takeCallers();

        app.call("memory_write", Golden.arguments("memory_write").put("space", "ada"));
        app.post(
                "/api/v1/recall",
                Golden.arguments("memory_recall").put("space", "ada").toString());
        app.call("memory_recall", Golden.arguments("memory_recall").put("space", "ada2"));

        List<Caller> callers = GoldenHandler.takeCallers();
        assertThat(callers).hasSize(3);
        assertThat(callers.get(1).space()).isEqualTo(callers.get(0).space());
        assertThat(callers.get(2).space()).isNotEqualTo(callers.get(0).space());
        assertThat(callers).allSatisfy(caller -> {
            assertThat(caller.sharedSpace()).isNull();
            assertThat(caller.person()).isEqualTo("The user");
        });
    }

    @Test
    void givesAPersonTheirOwnMemoryAndTheTeams() {
        TestClient client = owner();
        GoldenHandler.takeCallers();

        client.call("memory_recall", Golden.arguments("memory_recall"));

        Caller caller = GoldenHandler.takeCallers().get(0);
        assertThat(caller.person()).isEqualTo("Omkar");
        assertThat(caller.readableSpaces()).hasSize(2);
    }

    @Test
    void answersTheNextRequestOfAConnection_whenNobodyHasReadTheLastOnesBody() {
        for (int i = 0; i < 30; i++) {
            assertThat(stranger().send("GET", "/api/v1/nothing", "{}").status()).isEqualTo(401);
            assertThat(stranger().send("POST", "/operator/keys", "{}").status()).isEqualTo(401);
            assertThat(stranger().send("DELETE", "/nothing", "{}").status()).isEqualTo(404);
        }
    }

    @Test
    void saysThatItIsWell_andNoMore() {
        assertThat(stranger().get("/actuator/health/readiness").json().toString())
                .isEqualTo("{\"status\":\"UP\"}");
        assertThat(stranger().get("/actuator").status()).isEqualTo(404);
    }

    private JsonNode order(String order) {
        return stranger().operator("POST", "/operator/keys", order).json();
    }

    private static List<String> names(TestClient client) {
        return StreamSupport.stream(client.tools().spliterator(), false)
                .map(tool -> tool.path("name").asString())
                .toList();
    }
}
