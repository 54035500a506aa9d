// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.wire.Json;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

class SourceProgressTest {
    private static final String STATE = """
            {"id": "source:fedcba9876543210fedcba9876543210", "status": "learned"}""";

    @Test
    void aReasonThatIsAbsentIsNone_andNoneIsWritten() {
        SourceProgress progress = read(state());

        assertThat(progress.reason()).isNull();
        assertThat(Json.mapper().<ObjectNode>valueToTree(progress).has("reason"))
                .isFalse();
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

    private static SourceProgress read(ObjectNode state) {
        return Json.mapper().treeToValue(state, SourceProgress.class);
    }
}
