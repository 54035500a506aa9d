// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.wire.Json;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

class ConversationPushedTest {
    private static final UUID TENANT = UUID.fromString("7b0c5a52-0f5e-4a4b-9c51-2f1d8f1f7a10");

    @Test
    void aProducerNeedNotNameATenant_andNoneIsWritten() {
        ConversationPushed pushed = read(record());

        assertThat(pushed.tenant()).isNull();
        assertThat(Json.mapper().<ObjectNode>valueToTree(pushed).has("tenant")).isFalse();
    }

    @Test
    void theTenantMakesNoOtherSourceOfTheSameConversation() {
        ObjectNode named = record();
        named.put("tenant", TENANT.toString());

        assertThat(read(named).tenant()).isEqualTo(TENANT);
        assertThat(read(named).sourceId()).isEqualTo(read(record()).sourceId());
    }

    @Test
    void whatIsNotKnownYetIsPassedOver() {
        ObjectNode record = record();
        record.put("mood", "merry");

        assertThat(read(record)).isEqualTo(read(record()));
    }

    @Test
    void aSpaceThatNoOwnerCanHaveIsRefused() {
        ObjectNode record = record();
        record.put("space", "0f5e5a52-0f5e-4a4b-9c51-2f1d8f1f7a10");

        assertThatThrownBy(() -> read(record))
                .hasRootCauseInstanceOf(CallRefused.class)
                .hasMessageContaining("no memory has 0f5e5a52");
    }

    @Test
    void aPersonMayBeLeftOut_butNotBeBlank() {
        ObjectNode record = record();
        record.put("person", " ");

        assertThat(read(record()).person()).isNull();
        assertThatThrownBy(() -> read(record))
                .hasRootCauseInstanceOf(CallRefused.class)
                .hasMessageContaining("\"person\" must not be blank");
    }

    private static ObjectNode record() {
        return (ObjectNode) Json.mapper().readTree("""
                {"id": "c-1", "space": "0f5e5a52-0f5e-3a4b-9c51-2f1d8f1f7a10",
                 "messages": [{"role": "user", "content": "I row."}]}""");
    }

    private static ConversationPushed read(ObjectNode record) {
        return Json.mapper().treeToValue(record, ConversationPushed.class);
    }
}
