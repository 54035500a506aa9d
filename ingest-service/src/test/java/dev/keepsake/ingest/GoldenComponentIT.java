// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.ingest.CaptureConversation;
import dev.keepsake.contracts.ingest.Correct;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.ingest.Remember;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.messaging.CallOutcome;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** Each tool of this service takes the golden arguments and answers in the shape of the golden result. */
class GoldenComponentIT {
    private final IngestWorld world = IngestWorld.shared();
    private final Caller nadia = IngestWorld.someone("Nadia");

    @Test
    void theToolsAnswerInTheShapeOfTheirGoldenResults() {
        for (ToolContract<?, ?> tool : List.of(Remember.CONTRACT, CaptureConversation.CONTRACT, MemoryWrite.CONTRACT)) {
            assertShape(tool, answer(tool, golden(tool, "arguments")));
        }
        for (ToolContract<?, ?> tool : List.of(Correct.CONTRACT, Forget.CONTRACT)) {
            ObjectNode arguments = golden(tool, "arguments");
            arguments.put(
                    "id",
                    "memory:" + world.recall().memories(nadia.space()).get(0).number());
            assertShape(tool, answer(tool, arguments));
        }
    }

    private void assertShape(ToolContract<?, ?> tool, ObjectNode result) {
        ObjectNode example = golden(tool, "result");
        assertThat(result.propertyNames()).as(tool.name()).containsExactlyInAnyOrderElementsOf(example.propertyNames());
    }

    private ObjectNode answer(ToolContract<?, ?> tool, ObjectNode arguments) {
        CallOutcome outcome =
                world.ask(UUID.randomUUID(), tool, nadia, arguments).join();
        assertThat(outcome).as(tool.name()).isInstanceOf(CallOutcome.Answered.class);
        return ((CallOutcome.Answered) outcome).result();
    }

    private static ObjectNode golden(ToolContract<?, ?> tool, String part) {
        InputStream example =
                GoldenComponentIT.class.getResourceAsStream("/golden/" + tool.name() + "/" + part + ".json");
        return (ObjectNode) Json.mapper().readTree(Objects.requireNonNull(example));
    }
}
