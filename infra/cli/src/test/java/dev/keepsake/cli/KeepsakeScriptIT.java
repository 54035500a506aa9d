// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class KeepsakeScriptIT {

    @TempDir
    Path elsewhere;

    @Test
    void keyCreatePrintsOneJsonObjectAndNothingElse() throws Exception {
        try (StubGateway gateway = new StubGateway()) {
            ScriptRun run = run(
                    gateway,
                    "key",
                    "create",
                    "--tenant",
                    "acme",
                    "--user",
                    "ada",
                    "--role",
                    "member",
                    "--grants",
                    "read,write",
                    "--kind",
                    "app",
                    "--unlimited",
                    "--json");

            assertThat(run.status()).isZero();
            assertThat(run.errors()).isEmpty();
            JsonNode printed = JsonMapper.builder().build().readTree(run.output());
            assertThat(printed.propertyNames()).containsExactlyInAnyOrder("key", "tenant", "user", "space");
            assertThat(printed.path("key").asString()).isEqualTo("ks_shown_once");
            assertThat(gateway.requests())
                    .singleElement()
                    .asString()
                    .contains(
                            "\"role\":\"member\"",
                            "\"grants\":[\"read\",\"write\"]",
                            "\"kind\":\"app\"",
                            "\"unlimited\":true");
        }
    }

    @Test
    void keyCreateMakesOneOfTheInstallationsOwnPerson_whenNobodyIsNamed() throws Exception {
        try (StubGateway gateway = new StubGateway()) {
            ScriptRun run = run(gateway, "key", "create", "--kind", "app");

            assertThat(run.status()).isZero();
            assertThat(gateway.requests())
                    .singleElement()
                    .asString()
                    .contains("\"tenant\":\"home\"", "\"user\":\"me\"", "\"kind\":\"app\"");
        }
    }

    @Test
    void doctorKnowsWhatIsNoPort() throws Exception {
        Map<String, String> home =
                Map.of("KEEPSAKE_HOME", elsewhere.resolve("no home").toString(), "KEEPSAKE_PORT", "99999");

        assertThat(ScriptRun.of(elsewhere, home, "doctor").output())
                .containsPattern("PROBLEM +Port +KEEPSAKE_PORT is 99999")
                .contains("0 to 65535");
    }

    @Test
    void saysTheGatewaysOwnSentence_whenItRefuses() throws Exception {
        try (StubGateway gateway = new StubGateway()) {
            Map<String, String> wrong = Map.of("KEEPSAKE_URL", gateway.url(), "KEEPSAKE_OPERATOR_TOKEN", "wrong");

            ScriptRun run = ScriptRun.of(elsewhere, wrong, "key", "list");

            assertThat(run.status()).isEqualTo(1);
            assertThat(run.errors().strip()).isEqualTo("The operator token is not the right one.");
        }
    }

    @Test
    void namesTheChoices_whenAnArgumentIsNoneOfThem() throws Exception {
        try (StubGateway gateway = new StubGateway()) {
            ScriptRun run = run(gateway, "key", "create", "--tenant", "acme", "--user", "ada", "--role", "boss");

            assertThat(run.status()).isNotZero();
            assertThat(run.errors()).containsIgnoringCase("owner").containsIgnoringCase("member");
            assertThat(gateway.requests()).isEmpty();
        }
    }

    @Test
    void saysHowToStart_whenNothingRuns() throws Exception {
        Map<String, String> home =
                Map.of("KEEPSAKE_HOME", elsewhere.resolve("no home").toString());

        assertThat(ScriptRun.of(elsewhere, home, "status").output()).contains("infra/keepsake up");
        assertThat(ScriptRun.of(elsewhere, home, "key", "list").errors()).contains("infra/keepsake up");
        assertThat(ScriptRun.of(elsewhere, home, "replay", "list").errors()).contains("infra/keepsake up");
        assertThat(ScriptRun.of(elsewhere, home, "down").status()).isZero();
    }

    @Test
    void doctorLooksAtEverythingTheStackNeeds() throws Exception {
        Map<String, String> home = Map.of(
                "KEEPSAKE_HOME", elsewhere.resolve("no home").toString(), "KEEPSAKE_KAFKA_BROKERS", "127.0.0.1:1");

        ScriptRun run = ScriptRun.of(elsewhere, home, "doctor");

        assertThat(run.output()).contains("Java", "Memory", "Disk", "Runs as", "Home", "Built", "Port");
        assertThat(run.output()).containsPattern("PROBLEM +Kafka");
        assertThat(run.status()).isEqualTo(1);
    }

    private ScriptRun run(StubGateway gateway, String... arguments) throws Exception {
        Map<String, String> environment =
                Map.of("KEEPSAKE_URL", gateway.url(), "KEEPSAKE_OPERATOR_TOKEN", StubGateway.TOKEN);
        return ScriptRun.of(elsewhere, environment, arguments);
    }
}
