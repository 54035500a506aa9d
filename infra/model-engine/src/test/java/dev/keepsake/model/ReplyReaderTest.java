// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplyReaderTest {
    record Found(@NotNull List<Item> items) {}

    record Item(@NotNull int line, @NotNull String quote) {}

    private static final String GOOD = "{\"items\": [{\"line\": 1, \"quote\": \"a } b\"}]}";

    @Test
    void readsTheBareRecord() {
        assertThat(ReplyReader.read(GOOD, Found.class)).contains(new Found(List.of(new Item(1, "a } b"))));
    }

    @Test
    void readsTheRecordWithinProseThatHasBracesOfItsOwn() {
        String reply =
                "I looked for {facts} and {\"other\": 1} things. Here: " + GOOD + " Let me know {if} you need more.";

        assertThat(ReplyReader.read(reply, Found.class)).isPresent();
    }

    @Test
    void readsTheRecordWithinACodeFence() {
        assertThat(ReplyReader.read("```json\n" + GOOD + "\n```", Found.class)).isPresent();
    }

    @Test
    void takesTheLastOne_whenThoughtsHoldADraft() {
        String reply = "<think>{\"items\": []} is too little</think>" + GOOD;

        assertThat(ReplyReader.read(reply, Found.class).orElseThrow().items()).hasSize(1);
    }

    @Test
    void anEmptyListIsAnAnswer() {
        assertThat(ReplyReader.read("{\"items\": []}", Found.class)).contains(new Found(List.of()));
    }

    @Test
    void whatIsCutOffIsNone() {
        for (int length = 0; length < GOOD.length(); length++) {
            assertThat(ReplyReader.read(GOOD.substring(0, length), Found.class)).isEmpty();
        }
    }

    @Test
    void whatLacksAKeyOrHasAnotherTypeIsNone() {
        assertThat(ReplyReader.read("", Found.class)).isEmpty();
        assertThat(ReplyReader.read("{}", Found.class)).isEmpty();
        assertThat(ReplyReader.read("{\"facts\": []}", Found.class)).isEmpty();
        assertThat(ReplyReader.read("{\"items\": null}", Found.class)).isEmpty();
        assertThat(ReplyReader.read("{\"items\": \"none\"}", Found.class)).isEmpty();
        assertThat(ReplyReader.read("{\"items\": [{\"quote\": \"a\"}]}", Found.class))
                .isEmpty();
        assertThat(ReplyReader.read("{\"items\": [{\"line\": \"one\", \"quote\": \"a\"}]}", Found.class))
                .isEmpty();
        assertThat(ReplyReader.read("[" + "{".repeat(100_000), Found.class)).isEmpty();
    }

    @Test
    void theSchemaForbidsWhatIsNotNamed() {
        assertThat(ReplySchema.of(Found.class))
                .contains("\"required\":[\"items\"]")
                .containsSubsequence("additionalProperties\":false", "additionalProperties\":false");
    }
}
