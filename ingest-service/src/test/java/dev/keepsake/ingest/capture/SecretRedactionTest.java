// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.capture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.wire.Json;
import dev.keepsake.language.secret.SecretScanner;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SecretRedactionTest {
    private static final String PASSWORD = "hunter2" + "-Xq9";

    private final SecretRedaction redaction = new SecretRedaction(new SecretScanner());

    @Test
    void aRedactedRecordCanStillBePutBack() {
        JsonNode json = Json.mapper()
                .readTree(redacted("{\"id\": \"7\", \"messages\": [{\"content\": \"My password is " + PASSWORD
                        + "\", \"tags\": [\"password: " + PASSWORD + "\"]}]}"));

        assertThat(json.path("id").asString()).isEqualTo("7");
        assertThat(json.at("/messages/0/content").asString()).isEqualTo("My password is [redacted]");
        assertThat(json.at("/messages/0/tags/0").asString()).doesNotContain(PASSWORD);
    }

    @Test
    void whatIsNoJsonIsRedactedAsItStands() {
        assertThat(redacted("{broken: my password is " + PASSWORD))
                .doesNotContain(PASSWORD)
                .startsWith("{broken");
    }

    @Test
    void otherBytesStayAsTheyAre() {
        byte[] bytes = {(byte) 0xff, 0, 7, (byte) 0x80};

        assertThat(redaction.redacted(bytes)).isSameAs(bytes);
    }

    private String redacted(String text) {
        return new String(redaction.redacted(text.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8);
    }
}
