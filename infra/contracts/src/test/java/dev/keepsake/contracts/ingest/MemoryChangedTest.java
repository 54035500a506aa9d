// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.wire.Json;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

class MemoryChangedTest {
    private static final String STATE = """
            {"fact_id": "7b0c5a52-0f5e-4a4b-9c51-2f1d8f1f7a10", "number": 42, "version": 3,
             "space": "0f5e5a52-0f5e-4a4b-9c51-2f1d8f1f7a10", "scope": "default", "entity": "Nadia", "key": "milk",
             "value": "oat", "text": "Nadia prefers oat milk.", "about": "Nadia", "kind": "pref", "category": "preference",
             "importance": "medium", "status": "current",
             "source": {"id": "source:fedcba9876543210fedcba9876543210", "kind": "note"}, "provenance": "note",
             "quote": "I prefer oat milk", "rationale": "", "surroundings": {"before": [], "after": []},
             "valid_from": "2026-03-09T10:15:30Z", "said_at": "2026-03-09T10:15:30Z",
             "learned_at": "2026-03-09T10:15:30Z", "recorded_at": "2026-03-09T10:15:30Z", "history": []}""";

    @Test
    void anEntityOfOneNameHasNoOther_andNoneIsWritten() {
        MemoryChanged memory = read(state());

        assertThat(memory.alsoCalled()).isNull();
        assertThat(memory.names()).containsExactly("Nadia");
        assertThat(Json.mapper().<ObjectNode>valueToTree(memory).has("also_called"))
                .isFalse();
    }

    @Test
    void aMergedEntityHasAllItsNames() {
        ObjectNode state = state();
        state.putArray("also_called").add("Nadi");

        MemoryChanged memory = read(state);

        assertThat(memory.alsoCalled()).isEqualTo(List.of("Nadi"));
        assertThat(memory.names()).containsExactly("Nadia", "Nadi");
    }

    @Test
    void whatIsNotKnownYetIsPassedOver() {
        ObjectNode state = state();
        state.put("mood", "merry");

        assertThat(read(state)).isEqualTo(read(state()));
    }

    private static ObjectNode state() {
        return (ObjectNode) Json.mapper().readTree(STATE);
    }

    private static MemoryChanged read(ObjectNode state) {
        return Json.mapper().treeToValue(state, MemoryChanged.class);
    }
}
