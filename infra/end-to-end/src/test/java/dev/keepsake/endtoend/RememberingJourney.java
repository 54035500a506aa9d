// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.wire.Json;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class RememberingJourney {
    private final Installation keepsake = Installation.running();

    @Test
    void aNoteIsFoundAgain_withTheLineItCameFrom() {
        Person nadia = keepsake.somebody();
        String note = "My brother Teo repairs organs in Bergen. I never drink coffee after lunch.";

        String source = nadia.remember(note);

        JsonNode hit = nadia.call("search", Map.of("query", "Where does Teo work?"))
                .path("results")
                .path(0);
        assertThat(hit.path("text").asString()).contains("Teo", "Bergen");
        assertThat(hit.at("/source/id").asString()).isEqualTo(source);
        String quote = nadia.call("fetch", Map.of("id", hit.path("id").asString()))
                .at("/metadata/quote")
                .asString();
        assertThat(note).contains(quote);
    }

    @Test
    void aConversationTeachesWhatThePersonSaid_notWhatTheAssistantSaid() {
        Person nadia = keepsake.somebody();
        long at = Instant.parse("2026-02-04T18:00:00Z").toEpochMilli();

        String source = nadia.call(
                        "capture_conversation",
                        Map.of(
                                "messages",
                                List.of(
                                        Map.of(
                                                "role",
                                                "user",
                                                "content",
                                                "I adopted a greyhound last Saturday.",
                                                "timestamp",
                                                at),
                                        Map.of(
                                                "role",
                                                "assistant",
                                                "content",
                                                "I adore greyhounds. I raced them in Cork.",
                                                "timestamp",
                                                at + 1000),
                                        Map.of(
                                                "role",
                                                "user",
                                                "content",
                                                "Which collar suits her?",
                                                "timestamp",
                                                at + 2000))))
                .at("/source/id")
                .asString();
        nadia.learned(source);

        assertThat(nadia.listed()).singleElement().asString().contains("greyhound", "31 January 2026");
    }

    @Test
    void aNewerValueReplacesTheOlder_andTheOlderIsStillTrueOfItsTime() {
        Person nadia = keepsake.somebody();
        JsonNode first = write(nadia, "The choir meets on Mondays.");
        String then = Instant.now().toString();
        JsonNode second = write(nadia, "The choir meets on Thursdays.");

        assertThat(second.path("supersedes").asString())
                .isEqualTo(first.path("fact_id").asString());
        assertThat(nadia.recalled("When does the choir meet?")).containsExactly("The choir meets on Thursdays.");
        assertThat(Person.texts(nadia.call("memory_recall", Map.of("query", "When does the choir meet?", "as_of", then))
                        .path("facts")))
                .containsExactly("The choir meets on Mondays.");
    }

    @Test
    void aForgottenSourceIsGoneFromEveryTool_atOnce() {
        Person nadia = keepsake.somebody();
        String source = nadia.remember("The spare key hangs behind the barometer.");
        assertThat(nadia.recalled("Where is the spare key?")).isNotEmpty();

        JsonNode gone = nadia.call("forget", Map.of("id", source));

        assertThat(gone.path("forgotten").asInt()).isEqualTo(1);
        assertThat(gone.path("complete").asBoolean()).isTrue();
        assertThat(nadia.recalled("barometer")).isEmpty();
        assertThat(nadia.listed()).isEmpty();
        assertThat(nadia.refusal("fetch", Map.of("id", source))).isNotBlank();
        assertThat(nadia.call("forget", Map.of("id", source)).path("forgotten").asInt())
                .isZero();
    }

    @Test
    void nobodySeesWhatIsNotTheirs() {
        String tenant = "tenant-" + UUID.randomUUID();
        Person owner = keepsake.person(tenant, "nadia", "owner", "personal");
        Person member = keepsake.person(tenant, "oleg", "member", "personal");
        Person app = keepsake.person(tenant, "nadia", "owner", "app");
        owner.call("memory_write", Map.of("entity", "Safe", "key", "code word", "value", "The code word is heron."));
        owner.call(
                "memory_write",
                Map.of(
                        "entity",
                        "Office",
                        "key",
                        "door",
                        "value",
                        "The office door is heron blue.",
                        "space",
                        "shared"));
        app.call(
                "memory_write",
                Map.of("entity", "user", "key", "bird", "value", "The user keeps a heron.", "space", "ada"));

        assertThat(member.recalled("heron")).containsExactly("The office door is heron blue.");
        assertThat(Person.texts(app.call("memory_recall", Map.of("query", "heron", "space", "ada"))
                        .path("facts")))
                .containsExactly("The user keeps a heron.");
        assertThat(app.call("memory_recall", Map.of("query", "heron", "space", "Ada"))
                        .path("facts"))
                .isEmpty();
    }

    @Test
    void aPolicyThatWasReplacedOrDeletedIsNotFound() {
        Person owner = keepsake.person("tenant-" + UUID.randomUUID(), "nadia", "owner", "personal");
        String policy = "{\"title\": \"Darkroom\", \"text\": \"Whoever leaves last empties the trays.\"}";
        String first = "/api/v1/policies/" + id(owner.post("/api/v1/policies", policy));
        String second = "/api/v1/policies/" + id(owner.send("PUT", first, policy));

        assertThat(owner.send("PUT", first, policy).statusCode()).isEqualTo(404);
        assertThat(owner.send("DELETE", first, "").statusCode()).isEqualTo(404);
        assertThat(owner.send("DELETE", second, "").statusCode()).isEqualTo(200);
        assertThat(owner.send("DELETE", second, "").body()).contains("replaced or deleted");
        assertThat(owner.send("PUT", second, policy).statusCode()).isEqualTo(404);
    }

    private static String id(HttpResponse<String> response) {
        return Json.mapper().readTree(response.body()).path("id").asString();
    }

    private static JsonNode write(Person person, String value) {
        return person.call("memory_write", Map.of("entity", "Choir", "key", "rehearsal", "value", value));
    }
}
