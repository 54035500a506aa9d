// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model.openai;

import static dev.keepsake.model.ModelUnavailable.Reason.FAILED;
import static dev.keepsake.model.ModelUnavailable.Reason.RATE_LIMITED;
import static dev.keepsake.model.ModelUnavailable.Reason.REFUSED;
import static dev.keepsake.model.ModelUnavailable.Reason.TIMED_OUT;
import static dev.keepsake.model.ModelUnavailable.Reason.UNREACHABLE;
import static dev.keepsake.model.ModelUnavailable.Reason.UNREADABLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keepsake.contracts.wire.Json;
import dev.keepsake.model.Chat;
import dev.keepsake.model.ModelSettings;
import dev.keepsake.model.ModelSettings.Fallback;
import dev.keepsake.model.ModelSettings.Output;
import dev.keepsake.model.ModelUnavailable;
import dev.keepsake.testkit.model.ModelStub;
import dev.keepsake.testkit.model.StubReply;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SpringAiChatIT {
    private static final String SCHEMA = "{\"type\":\"object\",\"properties\":{\"word\":{\"type\":\"string\"}},"
            + "\"required\":[\"word\"],\"additionalProperties\":false}";

    private final ModelStub model = ModelStub.start();

    @AfterEach
    void close() {
        model.close();
    }

    @Test
    void sendsInstructionsAndDataApart_withTheSchemaAndTheKey() {
        model.replying(StubReply.saying("{\"word\": \"yes\"}"));

        Chat.Reply reply = ask(chat(Output.SCHEMA, "k-1"), Duration.ofSeconds(20));

        assertThat(reply).isEqualTo(new Chat.Reply("{\"word\": \"yes\"}", 100, 20));
        JsonNode request = Json.mapper().readTree(model.requests().get(0));
        assertThat(request.at("/model").asString()).isEqualTo("stub");
        assertThat(request.at("/messages/0/role").asString()).isEqualTo("system");
        assertThat(request.at("/messages/0/content").asString()).isEqualTo("Instructions.");
        assertThat(request.at("/messages/1/role").asString()).isEqualTo("user");
        assertThat(request.at("/messages/1/content").asString()).isEqualTo("Data.");
        assertThat(request.at("/response_format/json_schema/strict").asBoolean())
                .isTrue();
        assertThat(request.at("/response_format/json_schema/schema").toString()).isEqualTo(SCHEMA);
        assertThat(request.has("tools")).isFalse();
        assertThat(model.authorizations()).containsExactly("Bearer k-1");
    }

    @Test
    void sendsNeitherKeyNorSchema_whenThereAreNone() {
        model.replying(StubReply.saying("{}"));

        ask(chat(Output.TEXT, null), Duration.ofSeconds(20));

        assertThat(Json.mapper().readTree(model.requests().get(0)).has("response_format"))
                .isFalse();
        assertThat(model.authorizations()).containsExactly("");
    }

    @Test
    void tellsFailuresApart_andAsksOnceEach() {
        model.replying(
                StubReply.askingToWait(7),
                StubReply.failing(500),
                StubReply.failing(400),
                StubReply.failing(401),
                StubReply.body("<html>gateway</html>"),
                StubReply.body("{\"choices\": 3}"),
                StubReply.hanging());
        Chat chat = chat(Output.SCHEMA, "k-1");

        assertThat(failure(chat)).isEqualTo(RATE_LIMITED);
        assertThat(failure(chat)).isEqualTo(FAILED);
        assertThat(failure(chat)).isEqualTo(REFUSED);
        assertThat(failure(chat)).isEqualTo(REFUSED);
        assertThat(failure(chat)).isEqualTo(UNREADABLE);
        assertThat(failure(chat)).isEqualTo(UNREADABLE);
        assertThat(failure(chat, Duration.ofSeconds(3))).isEqualTo(TIMED_OUT);
        assertThat(model.requests()).hasSize(7);
    }

    @Test
    void whatNobodyListensToIsUnreachable_andTheAddressIsNotTold() {
        Chat chat = chat(Output.SCHEMA, "k-1");
        String address = model.url();
        model.close();

        ModelUnavailable failure =
                catchThrowableOfType(ModelUnavailable.class, () -> ask(chat, Duration.ofSeconds(20)));

        assertThat(failure.reason()).isEqualTo(UNREACHABLE);
        assertThat(failure).hasNoCause();
        assertThat(failure.toString()).doesNotContain("127.0.0.1").doesNotContain("k-1");
        assertThat(settings(Output.SCHEMA, "k-1").toString())
                .doesNotContain(address)
                .doesNotContain("k-1");
    }

    @Test
    void anEmptyAnswerIsGivenAsItIs() {
        model.replying(
                StubReply.saying(""),
                StubReply.body(
                        "{\"id\":\"c\",\"object\":\"chat.completion\",\"created\":1,\"model\":\"m\",\"choices\":[]}"));
        Chat chat = chat(Output.SCHEMA, "k-1");

        assertThat(ask(chat, Duration.ofSeconds(20)).text()).isEmpty();
        assertThat(ask(chat, Duration.ofSeconds(20)).text()).isEmpty();
    }

    private static Chat.Reply ask(Chat chat, Duration patience) {
        return chat.ask("Instructions.", "Data.", SCHEMA, patience);
    }

    private static ModelUnavailable.Reason failure(Chat chat) {
        return failure(chat, Duration.ofSeconds(20));
    }

    private static ModelUnavailable.Reason failure(Chat chat, Duration patience) {
        return catchThrowableOfType(ModelUnavailable.class, () -> ask(chat, patience))
                .reason();
    }

    private Chat chat(Output output, @Nullable String key) {
        return new SpringAiChat(settings(output, key));
    }

    private ModelSettings settings(Output output, @Nullable String key) {
        return new ModelSettings(
                model.url(),
                key,
                "stub",
                Duration.ofSeconds(30),
                3,
                Duration.ofMillis(1),
                0,
                Fallback.LOCAL,
                output,
                1000,
                Duration.ofSeconds(30));
    }
}
