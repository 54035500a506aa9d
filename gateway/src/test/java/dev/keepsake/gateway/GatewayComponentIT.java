// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.keepsake.contracts.ToolContracts;
import dev.keepsake.contracts.tool.Delivery;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Json;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Every served tool, over both faces and the real bus. */
class GatewayComponentIT extends RunningGateway {
    static List<ToolContract<?, ?>> servedTools() {
        return FakeServices.tools();
    }

    @ParameterizedTest
    @MethodSource("servedTools")
    void carriesTheGoldenPairOverMcp(ToolContract<?, ?> tool) {
        TestClient client = owner();

        JsonNode result =
                client.call(tool.name(), Golden.arguments(tool.name())).path("result");

        assertThat(result.path("isError").asBoolean(true)).isFalse();
        JsonNode structured = result.path("structuredContent");
        assertGolden(tool, structured);
        assertThat(Json.mapper().readTree(result.at("/content/0/text").asString()))
                .isEqualTo(structured);
        assertThat(errors(outputSchema(client, tool.name()), structured)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("servedTools")
    void carriesTheGoldenPairOverRest(ToolContract<?, ?> tool) {
        TestClient.Response response = overRest(owner(), tool, Golden.arguments(tool.name()));

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("X-Call-Id")).isPresent();
        assertGolden(tool, response.json());
    }

    @Test
    void listsTheToolsThatSomeServiceAnswers_andNoneThatNobodyDoes() {
        List<String> listed = StreamSupport.stream(owner().tools().spliterator(), false)
                .map(tool -> tool.path("name").asString())
                .toList();

        // Other modules' tests may have announced more on the broker of this build; of knowledge nobody has.
        assertThat(listed)
                .containsSubsequence(
                        FakeServices.tools().stream().map(ToolContract::name).toList())
                .doesNotContain("query_knowledge", "summarize");
    }

    @Test
    void leavesACapturedConversationOnThePublicTopic() {
        ObjectNode arguments = Golden.arguments("capture_conversation").put("agent_id", tenant);

        owner().call("capture_conversation", arguments);

        await().atMost(Duration.ofSeconds(30))
                .until(() -> FakeServices.conversations().stream()
                        .anyMatch(pushed -> tenant.equals(pushed.agentId())
                                && "Omkar".equals(pushed.person())
                                && pushed.messages().size() == 2));
    }

    @Test
    void noSecretOfAConversationReachesTheBus() {
        String tenant = "secrets-" + UUID.randomUUID();
        String password = "hunter2" + "-Xq9";
        String messages = """
                {"agent_id": "%s", "messages": [{"role": "user", "content": "My password is %s. I row on Tuesdays."},
                  {"role": "assistant", "content": "And the door code?"}, {"role": "user", "content": "4711-90, as ever."}]}""".formatted(tenant, password);

        assertThat(owner().post("/api/v1/conversations", messages).status()).isEqualTo(200);

        await().atMost(Duration.ofSeconds(30))
                .until(() -> FakeServices.conversations().stream().anyMatch(pushed -> tenant.equals(pushed.agentId())));
        assertThat(FakeServices.conversations())
                .filteredOn(pushed -> tenant.equals(pushed.agentId()))
                .singleElement()
                .satisfies(pushed -> assertThat(pushed.messages().toString())
                        .contains("I row on Tuesdays.", "[redacted]")
                        .doesNotContain(password, "4711-90"));
    }

    @Test
    void aNoteWithASecretIsRefusedBeforeItIsSent() {
        TestClient.Response response =
                owner().post("/api/v1/remember", "{\"text\": \"My password is hunter2" + "-Xq9\"}");

        assertThat(response.status()).isEqualTo(400);
        assertThat(response.json().path("detail").asString())
                .startsWith("\"text\" holds what looks like a secret (password).")
                .doesNotContain("hunter2");
    }

    @Test
    void measuresCallsByToolAndOutcome() {
        TestClient client = owner();
        client.call("search", Golden.arguments("search"));
        client.call("search", Json.mapper().createObjectNode());

        String metrics = client.withKey(null).get("/actuator/prometheus").http().body();

        assertThat(metrics)
                .containsPattern("keepsake_call_seconds_count\\{.*outcome=\"answered\".*tool=\"search\"")
                .containsPattern("keepsake_call_seconds_count\\{.*outcome=\"invalid_argument\".*tool=\"search\"");
    }

    /** The id of a captured source is computed from what was captured. */
    private static void assertGolden(ToolContract<?, ?> tool, JsonNode result) {
        if (tool.delivery() instanceof Delivery.Accepted<?, ?>) {
            assertThat(result.path("accepted").asInt()).isEqualTo(2);
            assertThat(result.at("/source/id").asString()).startsWith("source:");
            return;
        }
        assertThat(result).isEqualTo(Golden.result(tool.name()));
    }

    private static TestClient.Response overRest(TestClient client, ToolContract<?, ?> tool, ObjectNode arguments) {
        String path = tool.route().path();
        if (tool.route().method().equals("GET")) {
            StringBuilder query = new StringBuilder("?");
            arguments
                    .properties()
                    .forEach(argument -> query.append(argument.getKey())
                            .append('=')
                            .append(argument.getValue().asString())
                            .append('&'));
            return client.get(path + query);
        }
        boolean isVariant = ToolContracts.all().stream()
                        .filter(other -> other.route().equals(tool.route()))
                        .findFirst()
                        .orElseThrow()
                != tool;
        if (isVariant) {
            arguments.put("verified", true);
        }
        return client.post(path, arguments.toString());
    }

    private static JsonNode outputSchema(TestClient client, String tool) {
        return StreamSupport.stream(client.tools().spliterator(), false)
                .filter(listed -> listed.path("name").asString().equals(tool))
                .findFirst()
                .orElseThrow()
                .path("outputSchema");
    }

    private static List<?> errors(JsonNode schema, JsonNode value) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(schema)
                .validate(value);
    }
}
