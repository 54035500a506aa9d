// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Json;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What REST clients are told, right and wrong. */
class RestFaceIT extends RunningGateway {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            POST | /api/v1/recall | {} | 400 | "query" is required.
            POST | /api/v1/recall | {"query": "x", "k": 51} | 400 | "k" must be 50 or less.
            POST | /api/v1/recall | {"query": | 400 | The body is not JSON.
            POST | /api/v1/recall | [] | 400 | The arguments must be a JSON object.
            GET | /api/v1/memories?limit=many | | 400 | "limit" must be a whole number.
            GET | /api/v1/memories?limit | | 400 | "limit" must be a whole number.
            GET | /api/v1/memories?limit=51 | | 400 | "limit" must be 50 or less.
            GET | /api/v1/memories?limit=5&limit=6 | | 400 | "limit" must be given once.
            POST | /api/v1/fact | {"id": "memory:404"} | 404 | There is no such memory.
            POST | /api/v1/fact | {"extra": {"deep": []}, "id": "memory:404"} | 404 | There is no such memory.
            POST | /api/v1/nothing | {} | 404 | There is no tool at this path.
            POST | /api/v1/knowledge/query | {} | 404 | query_knowledge is not available on this installation yet.
            POST | /api/v1/knowledge/query | {"limit": 0} | 400 | "limit" must be 1 or more.
            GET | /api/v1/recall | | 405 | This path takes POST only.
            POST | /api/v1/memories | {} | 405 | This path takes GET only.
            POST | /api/v1/recall | {"query": "a", "query": "b"} | 400 | The body has "query" twice in one object. Give each name once.
            GET | /nothing | | 404 | There is nothing at this address.
            GET | /actuator/env | | 404 | There is nothing at this address.
            """)
    void answersWithAProblemDocument(String method, String path, String body, int status, String sentence) {
        TestClient.Response response = owner().send(method, path, body, "Content-Type", "application/json");

        assertThat(response.status()).isEqualTo(status);
        assertThat(response.header("Content-Type")).hasValue("application/problem+json");
        assertThat(response.json().path("status").asInt()).isEqualTo(status);
        assertThat(response.json().path("detail").asString()).isEqualTo(sentence);
        assertThat(response.json().path("title").asString()).isNotBlank();
        assertThat(response.json().path("code").asString()).isNotBlank();
    }

    @Test
    void exportsEverythingLineByLine_andSaysHowMuchItWas() {
        TestClient.Response response = owner().get("/api/v1/export");

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("Content-Type")).hasValue("application/x-ndjson");
        List<JsonNode> lines =
                response.http().body().lines().map(Json.mapper()::readTree).toList();
        assertThat(lines)
                .extracting(line -> line.path("type").asString())
                .containsExactly("export", "source", "memory", "playbook", "end");
        assertThat(lines.get(4).path("lines").asInt()).isEqualTo(3);
    }

    @Test
    void tellsWhoseMemoryAKeyOpens() {
        assertThat(owner().get("/api/v1/account").json().path("person").asString())
                .isNotBlank();
    }

    @Test
    void erasesOnlyWhatIsConfirmedInTheBody() {
        TestClient.Response without = owner().send("DELETE", "/api/v1/account", null);
        TestClient.Response with = owner().send(
                        "DELETE",
                        "/api/v1/account",
                        "{\"confirm\": \"erase everything\"}",
                        "Content-Type",
                        "application/json");

        assertThat(without.status()).isEqualTo(400);
        assertThat(without.json().path("detail").asString())
                .startsWith("\"confirm\" must be the words \"erase everything\"");
        assertThat(with.status()).isEqualTo(200);
        assertThat(with.json().path("complete").asBoolean()).isTrue();
    }

    @Test
    void takesJsonOnly() {
        assertThat(owner().send("POST", "/api/v1/recall", "<query/>", "Content-Type", "text/xml")
                        .status())
                .isEqualTo(415);
    }

    @Test
    void refusesABodyOf10MegabytesWithASentence() {
        TestClient.Response response = owner().post("/api/v1/remember", "\"" + "x".repeat(10_000_000) + "\"");

        assertThat(response.status()).isEqualTo(413);
        assertThat(response.json().path("code").asString()).isEqualTo("TOO_LARGE");
    }

    @Test
    void tellsNothingOfAServicesFault() {
        TestClient.Response response = owner().post("/api/v1/fact", "{\"id\": \"" + GoldenHandler.FAULTY + "\"}");

        assertThat(response.status()).isEqualTo(500);
        assertThat(response.json().path("detail").asString())
                .contains(response.header("X-Call-Id").orElseThrow())
                .doesNotContain("secret");
    }

    @Test
    void describesEveryServedPathInOpenApi() {
        JsonNode document = stranger().get("/v3/api-docs").json();

        assertThat(document.path("openapi").asString()).startsWith("3.1");
        for (ToolContract<?, ?> tool : FakeServices.tools()) {
            String method = tool.route().method().toLowerCase(Locale.ROOT);
            JsonNode operation =
                    document.path("paths").path(tool.route().path()).path(method);
            assertThat(operation
                            .at("/responses/200/content/application~1json/schema/type")
                            .asString(""))
                    .as(tool.name())
                    .isEqualTo("object");
        }
        assertThat(document.at("/paths/~1api~1v1~1recall~1gated/post/requestBody/content/application~1json/schema"
                                + "/properties/verified/type")
                        .asString(""))
                .isEqualTo("boolean");
        assertThat(document.path("paths").has("/api/v1/knowledge/query")).isFalse();
    }
}
