// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.recall.FactView;
import dev.keepsake.contracts.recall.MemoryRecall;
import dev.keepsake.contracts.recall.Search;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.Callers;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class MemoryViewsTest {
    private final Caller nadia = Callers.someone();

    @Test
    void showsAMemoryAsTheContractSays() throws IOException {
        MemoryChanged memory = goldenMemory();

        JsonNode fact = Json.mapper().valueToTree(MemoryViews.fact(memory, 0.83, nadia));
        JsonNode view = Json.mapper().valueToTree(MemoryViews.memory(memory));

        assertThat(fact)
                .isEqualTo(golden(MemoryRecall.CONTRACT.name()).path("facts").path(0));
        assertThat(view)
                .isEqualTo(golden(Search.CONTRACT.name()).path("results").path(0));
    }

    @Test
    void saysWhetherTheTeamSharesIt() {
        SpaceId team = SpaceId.ofTeam(nadia.tenant());

        assertThat(fact(AMemory.in(team, "We meet at nine.")).space()).isEqualTo("shared");
        assertThat(fact(AMemory.in(nadia.space(), "I rise at six.")).space()).isEqualTo("private");
    }

    @Test
    void shortensALongTitle_withoutBreakingACharacter() {
        String title = MemoryViews.shortened("🐝".repeat(100));

        assertThat(title.codePointCount(0, title.length())).isEqualTo(80);
        assertThat(title).endsWith("🐝…");
    }

    private FactView fact(AMemory memory) {
        return MemoryViews.fact(memory.build(), 0.5, nadia);
    }

    /** The state behind the golden examples. */
    private MemoryChanged goldenMemory() throws IOException {
        ObjectNode state =
                Json.mapper().valueToTree(AMemory.in(nadia.space(), "").build());
        state.setAll((ObjectNode) golden("memory_recall").path("facts").path(0));
        state.setAll((ObjectNode) golden("search").path("results").path(0));
        state.put("number", 42).put("space", nadia.space().toString());
        return Json.mapper().treeToValue(state, MemoryChanged.class);
    }

    private static JsonNode golden(String tool) throws IOException {
        try (InputStream result =
                Objects.requireNonNull(MemoryViewsTest.class.getResourceAsStream("/golden/" + tool + "/result.json"))) {
            return Json.mapper().readTree(result);
        }
    }
}
