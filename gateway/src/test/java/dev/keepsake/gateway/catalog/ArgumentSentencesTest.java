// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keepsake.contracts.ToolContracts;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.wire.Json;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArgumentSentencesTest {
    private static final Audience PERSON = new Audience(Set.of(Grant.values()), false);
    private static final Audience APP = new Audience(Set.of(Grant.values()), true);
    private static final Catalog CATALOG = new Catalog(ToolContracts.all(), tool -> true);

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            search | {} | "query" is required.
            search | {"query": null} | "query" is required.
            search | {"query": ""} | "query" must not be empty.
            search | {"query": " \\t"} | "query" must not be blank.
            search | {"query": "\\u200b\\ufeff"} | "query" must not be blank.
            search | {"query": 5} | "query" must be a string.
            search | {"query": ["x"]} | "query" must be a string.
            search | {"query": "x", "limit": 26} | "limit" must be 25 or less.
            search | {"query": "x", "limit": 0} | "limit" must be 1 or more.
            search | {"query": "x", "limit": "5"} | "limit" must be a whole number.
            search | {"query": "x", "limit": 2.5} | "limit" must be a whole number.
            search | {"query": "x", "limit": true} | "limit" must be a whole number.
            search | {"query": "x", "limit": 99999999999999999999} | "limit" must be 25 or less.
            search | {"query": "x", "limit": 1e400} | "limit" must be a whole number. "limit" must be 25 or less.
            search | {"query": "x", "space": "mine"} | "space" must be one of "both", "private", "shared".
            search | {"query": "x", "scope": ["default"]} | "scope" must be a string.
            search | {"query": "x", "scope": ""} | "scope" must not be blank.
            memory_write | {"entity": "Ada", "key": "city", "value": "Faro", "scope": " "} | "scope" must not be blank.
            search | [] | The arguments must be a JSON object.
            search | "query" | The arguments must be a JSON object.
            search | {"query": "a\\u0000b"} | "query" must not hold the character U+0000.
            search | {"query": "a\\ud83d"} | "query" must not hold half of a surrogate pair.
            search | {"query": "\\ude00\\ud83d"} | "query" must not hold half of a surrogate pair.
            search | {"query": 5, "limit": 26} | "limit" must be 25 or less. "query" must be a string.
            capture_conversation | {"messages": [{"role": "user", "content": "a"}, {"role": "user", "content": "b", "timestamp": 1700000000}]} | "messages[1].timestamp" must be unix milliseconds between the years 1990 and 2100; 1700000000 is not.
            capture_conversation | {"messages": []} | "messages" must hold at least 1 item.
            capture_conversation | {"messages": "hi"} | "messages" must be an array.
            capture_conversation | {"messages": [null]} | "messages[0]" must be an object.
            capture_conversation | {"messages": [{"role": "user"}]} | "messages[0].content" is required.
            capture_conversation | {"messages": [{"role": "user", "content": [{"type": "text"}]}]} | "messages[0].content" must be a string.
            capture_conversation | {"messages": [{"role": "user", "content": "a\\u0000"}]} | "messages[0].content" must not hold the character U+0000.
            capture_conversation | {"messages": [{"role": "tool", "content": "a"}]} | "messages[0].role" must be one of "user", "assistant".
            capture_conversation | {"messages": [{"role": "user", "content": " "}]} | "messages" must hold at least one message whose "content" is not blank.
            memory_write | {"entity": " ", "key": "status", "value": "ok"} | "entity" must not be blank.
            query_knowledge | {"confidence_min": 1.5} | "confidence_min" must be 1 or less.
            query_knowledge | {"offset": 99999999999} | "offset" is out of range.
            query_knowledge | {"expertise_level": ["high", "top"]} | "expertise_level[1]" must be one of "high", "medium", "low".
            memory_feedback | {"event_id": "x", "correct": "true"} | "correct" must be true or false.
            """)
    void saysWhichFieldAndWhichLimit(String tool, String arguments, String sentence) {
        assertThatThrownBy(() -> read(tool, PERSON, arguments))
                .isInstanceOf(CallRefused.class)
                .hasMessage(sentence);
    }

    @Test
    void refusesATextThatIsTooLong() {
        String arguments =
                Json.mapper().createObjectNode().put("query", "x".repeat(2001)).toString();

        assertThatThrownBy(() -> read("search", PERSON, arguments))
                .hasMessage("\"query\" must be at most 2000 characters long.");
    }

    @Test
    void saysWhichMessageIsTooLong_andPublishesTheLimit() {
        String arguments =
                "{\"messages\": [{\"role\": \"user\", \"content\": \"a\"}, {\"role\": \"user\", \"content\": \""
                        + "x".repeat(20_001) + "\"}]}";

        assertThatThrownBy(() -> read("capture_conversation", PERSON, arguments))
                .hasMessage("\"messages[1].content\" must be at most 20000 characters long.");
        assertThat(CATALOG.offered("capture_conversation", PERSON)
                        .orElseThrow()
                        .argumentSchema("messages")
                        .at("/items/properties/content/maxLength")
                        .asInt())
                .isEqualTo(20_000);
    }

    @Test
    void countsCharactersAsAReaderDoes_notSurrogates() {
        String arguments =
                Json.mapper().createObjectNode().put("query", "😀".repeat(2000)).toString();

        assertThat(read("search", PERSON, arguments).json().path("query").stringValue())
                .hasSize(4000);
    }

    @Test
    void namesTheFirstFewFaultsAndCountsTheRest() {
        String messages = "{},".repeat(7) + "{}";

        assertThatThrownBy(() -> read("capture_conversation", PERSON, "{\"messages\": [" + messages + "]}"))
                .hasMessageStartingWith("\"messages[0].")
                .hasMessageEndingWith("more like these.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            search | {"query": "x", "limit": null, "space": null, "scope": null} | {"query":"x"}
            search | {"query": "x", "limit": 10.0} | {"query":"x","limit":10.0}
            search | {"query": "x", "color": "red", "tenant": {"id": 1}} | {"query":"x"}
            list_memories | {"kind": null, "cursor": null} | {}
            query_knowledge | {"query": null, "topic_category": null, "limit": null} | {}
            capture_conversation | {"messages": [{"role": "user", "content": "a", "name": null}]} | {"messages":[{"role":"user","content":"a"}]}
            """)
    void takesNullsAsAbsentAndLeavesOutWhatIsUnknown(String tool, String arguments, String travels) {
        assertThat(read(tool, PERSON, arguments).json().toString()).isEqualTo(travels);
    }

    @Test
    void takesTheNameOfAnAppsUserOutOfTheArguments() {
        CheckedArguments checked = read("search", APP, "{\"query\": \"x\", \"space\": \"ada\"}");

        assertThat(checked.user()).hasValue("ada");
        assertThat(checked.json().has("space")).isFalse();
    }

    @Test
    void refusesAUserNameThatIsNoText() {
        assertThatThrownBy(() -> read("forget", APP, "{\"id\": \"memory:1\", \"space\": 5}"))
                .hasMessage("\"space\" must be a string.");
    }

    private CheckedArguments read(String tool, Audience audience, String json) {
        return CATALOG.offered(tool, audience).orElseThrow().read(Json.mapper().readTree(json));
    }
}
