// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.wire.Json;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadInputJourney {
    private final Person nadia = Installation.running().somebody();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/api/v1/remember | {\"text\": | body",
                "/api/v1/remember | [1] | JSON object",
                "/api/v1/remember | {\"text\": 7} | text",
                "/api/v1/remember | {\"text\": null} | text",
                "/api/v1/remember | {\"text\": \"  \"} | text",
                "/api/v1/remember | {\"text\": \"a\\u0000b\"} | text",
                "/api/v1/remember | {\"text\": \"half \\ud83d of a pair\"} | text",
                "/api/v1/remember | {\"text\": \"fine\", \"importance\": \"urgent\"} | importance",
                "/api/v1/recall | {\"query\": \"x\", \"k\": 51} | k",
                "/api/v1/recall | {\"query\": \"x\", \"as_of\": \"2026-02-30\"} | as_of",
                "/api/v1/recall/gated | {\"query\": \"x\", \"verified\": \"yes\"} | verified",
                "/api/v1/conversations | {\"messages\": []} | messages",
                "/api/v1/conversations | {\"messages\": [{\"role\": \"user\", \"content\": [1]}]} | content",
                "/api/v1/conversations | {\"messages\": [{\"role\": \"user\", \"content\": \"x\", \"timestamp\": 17}]} | timestamp",
                "/api/v1/forget | {\"id\": \"memory:x\"} | id",
            })
    void badInputGetsASentenceThatNamesTheField_andChangesNothing(String path, String body, String field) {
        HttpResponse<String> answer = nadia.post(path, body);

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
        assertThat(answer.headers().firstValue("content-type").orElseThrow()).contains("application/problem+json");
        assertThat(Json.mapper().readTree(answer.body()).path("detail").asString())
                .contains(field)
                .endsWith(".");
        assertThat(nadia.listed()).isEmpty();
    }

    @Test
    void aBodyOf10MegabytesIsTooLarge() {
        char[] letters = new char[10_000_000];
        Arrays.fill(letters, 'a');

        assertThat(nadia.post("/api/v1/remember", "{\"text\": \"" + new String(letters) + "\"}")
                        .statusCode())
                .isEqualTo(413);
        assertThat(nadia.post("/mcp", new String(letters)).statusCode()).isEqualTo(413);
    }

    @Test
    void anIdThatNeverWasAndOneOfSomebodyElseAreRefusedAlike() {
        Person oleg = Installation.running().somebody();
        String foreign = oleg.call(
                        "memory_write", Map.of("entity", "Bees", "key", "hives", "value", "Oleg keeps nine hives."))
                .path("id")
                .asString();

        String never = nadia.refusal("fetch", Map.of("id", "memory:999999999"));
        String notMine = nadia.refusal("fetch", Map.of("id", foreign));

        assertThat(notMine.replace(foreign, "memory:999999999")).isEqualTo(never);
        assertThat(nadia.refusal("forget", Map.of("id", foreign))).isNotBlank();
        assertThat(oleg.listed()).containsExactly("Oleg keeps nine hives.");
    }
}
