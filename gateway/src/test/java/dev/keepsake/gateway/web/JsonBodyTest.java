// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keepsake.contracts.call.CallRefused;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class JsonBodyTest {

    @Test
    void readsWhatIsWithinTheLimits() {
        assertThat(read("[".repeat(500) + "]".repeat(500)).isArray()).isTrue();
        assertThat(read("[{\"a\": 1}, {\"a\": 2}]").size()).isEqualTo(2);
    }

    @Test
    void namesTheLimitOfWhatIsNestedTooDeeply() {
        assertRefused("[".repeat(501) + "]".repeat(501), "The body is nested too deeply: at most 500 levels.");
    }

    @Test
    void namesTheLimitOfANumberThatIsTooLong() {
        assertRefused(
                "{\"n\": " + "7".repeat(1001) + "}", "The body holds a number that is too long: at most 1000 digits.");
    }

    @Test
    void namesTheKeyThatIsThereTwice() {
        assertRefused(
                "{\"a\": 1, \"b\": {\"title\": \"x\", \"title\": \"y\"}}",
                "The body has \"title\" twice in one object. Give each name once.");
    }

    @Test
    void refusesWhatIsNoJson() {
        assertRefused("{\"a\": ", "The body is not JSON.");
        assertRefused("<a/>", "The body is not JSON.");
    }

    private static void assertRefused(String body, String sentence) {
        assertThatThrownBy(() -> read(body)).isInstanceOf(CallRefused.class).hasMessage(sentence);
    }

    private static JsonNode read(String body) {
        return JsonBody.read(body.getBytes(StandardCharsets.UTF_8));
    }
}
