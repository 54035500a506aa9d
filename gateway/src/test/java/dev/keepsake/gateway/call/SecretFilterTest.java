// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keepsake.contracts.ToolContracts;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.catalog.Audience;
import dev.keepsake.gateway.catalog.Catalog;
import dev.keepsake.gateway.catalog.OfferedTool;
import dev.keepsake.language.secret.SecretScanner;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class SecretFilterTest {
    /** Built from parts, so that no file holds anything that looks like a secret. */
    private static final String KEY = "sk" + "-proj-" + "aB3dE5gH7jK9mN2pQ4sT";

    private final Catalog catalog = new Catalog(ToolContracts.withRestOnly(), tool -> true);
    private final SecretFilter filter = new SecretFilter(new SecretScanner());

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            playbook_write | trigger | {"trigger": "releasing with KEY", "strategy": "tag first"}
            playbook_write | strategy | {"trigger": "releasing", "strategy": "log in with KEY first"}
            memory_write | entity | {"entity": "KEY", "key": "owner", "value": "Ines"}
            memory_write | key | {"entity": "mailer", "key": "KEY", "value": "Ines"}
            memory_write | source | {"entity": "mailer", "key": "owner", "value": "Ines", "source": "KEY"}
            memory_write | rationale | {"entity": "mailer", "key": "owner", "value": "Ines", "rationale": "has KEY"}
            """)
    void refusesASecretWhereverItsCallerCanLeaveItOut(String tool, String field, String arguments) {
        assertThatThrownBy(() -> filtered(tool, arguments.replace("KEY", KEY)))
                .isInstanceOf(CallRefused.class)
                .hasMessageStartingWith("\"" + field + "\" holds what looks like a secret (api key).")
                .hasMessageNotContaining(KEY);
    }

    @ParameterizedTest
    @CsvSource({"guest wifi password, Meadow-77", "pin, 6612", "deployToken, plain words", "Kennwort, Apfelbaum"})
    void refusesWhateverStandsUnderTheNameOfASecret(String key, String value) {
        assertThatThrownBy(() -> filtered("memory_write", fact("cabin", key, value)))
                .hasMessage("\"key\" names a secret, which \"value\" would tell."
                        + " Secrets are never kept: leave it out. Nothing was stored.");
    }

    @ParameterizedTest
    @CsvSource({
        "bicycle, lock, opens with 7093",
        "Ines, password manager, a paper notebook",
        "cabin, house key, under the third stone"
    })
    void letsAFactPassThatNamesNoSecret(String entity, String key, String value) {
        assertThat(filtered("memory_write", fact(entity, key, value))
                        .path("value")
                        .asString())
                .isEqualTo(value);
    }

    @Test
    void takesSecretsOutOfAConversation_outOfItsNamesToo() {
        JsonNode sent = filtered("capture_conversation", """
                {"agent_id": "bot KEY", "messages": [
                  {"role": "user", "name": "Ines KEY", "content": "Use KEY for the mailer."},
                  {"role": "user", "name": "Ines", "content": "Thanks."}]}""".replace("KEY", KEY));

        assertThat(sent.toString()).doesNotContain(KEY);
        assertThat(sent.path("agent_id").asString()).isEqualTo("bot [redacted]");
        assertThat(sent.at("/messages/0/name").asString()).isEqualTo("Ines [redacted]");
        assertThat(sent.at("/messages/0/content").asString()).isEqualTo("Use [redacted] for the mailer.");
        assertThat(sent.at("/messages/1/content").asString()).isEqualTo("Thanks.");
    }

    @Test
    void takesSecretsOutOfEveryLineOfWhatIsImported() {
        JsonNode sent = filtered("import_sources", """
                {"records": [{"type": "source", "version": 1, "id": "source:0123456789abcdef0123456789abcdef",
                  "kind": "note", "written": false, "scope": "default", "title": "The KEY", "provenance": "note",
                  "person": "Ines", "zone": "UTC", "status": "learned", "added_at": "2026-03-11T09:00:01Z", "lines": [
                    {"role": "user", "said_at": "2026-03-11T09:00:00Z", "text": "Hello."},
                    {"role": "user", "said_at": "2026-03-11T09:00:00Z", "text": "Use KEY."}]}]}""".replace("KEY", KEY));

        assertThat(sent.at("/records/0/title").asString()).isEqualTo("The [redacted]");
        assertThat(sent.at("/records/0/lines/0/text").asString()).isEqualTo("Hello.");
        assertThat(sent.at("/records/0/lines/1/text").asString()).isEqualTo("Use [redacted].");
    }

    private JsonNode filtered(String tool, String arguments) {
        OfferedTool offered = catalog.offered(tool, new Audience(Set.of(Grant.values()), false))
                .orElseThrow();
        return filter.apply(offered.contract(), offered.read(Json.mapper().readTree(arguments)))
                .json();
    }

    private static String fact(String entity, String key, String value) {
        return Json.mapper().writeValueAsString(Map.of("entity", entity, "key", key, "value", value));
    }
}
