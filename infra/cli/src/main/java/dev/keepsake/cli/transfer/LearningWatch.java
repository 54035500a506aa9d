// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.transfer;

import dev.keepsake.cli.gateway.ToolApi;
import dev.keepsake.cli.polling.Polling;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.recall.Fetch;
import dev.keepsake.contracts.wire.Json;
import java.time.Duration;
import java.util.Collection;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Waits until sources are learned, asking for one after the other. */
final class LearningWatch {
    private static final Polling LOOKS = Polling.every(Duration.ofMillis(500));

    private final ToolApi tools;
    private final @Nullable String space;
    private long learned;
    private long failed;

    LearningWatch(ToolApi tools, @Nullable String space) {
        this.tools = tools;
        this.space = space;
    }

    /** @param done told for each source that is finished */
    void await(Collection<String> sources, Runnable done) {
        for (String source : sources) {
            LOOKS.until(isFinal -> isFinal, () -> isFinal(source));
            done.run();
        }
    }

    private boolean isFinal(String source) {
        ObjectNode body = Json.mapper().createObjectNode().put("id", source);
        if (space != null) {
            body.put("space", space);
        }
        try {
            JsonNode metadata = tools.call(
                            Fetch.CONTRACT.route().method(),
                            Fetch.CONTRACT.route().path(),
                            body)
                    .path("metadata");
            String status = metadata.path("status").asString("");
            learned += status.equals("learned") ? 1 : 0;
            failed += status.equals("failed") ? 1 : 0;
            return status.equals("learned") || status.equals("failed");
        } catch (CallRefused notThereYet) {
            return false;
        }
    }

    boolean hasFailures() {
        return failed > 0;
    }

    /** What came of it, in a sentence. */
    String sentence() {
        return "Learned from %,d parts%s."
                .formatted(learned, failed == 0 ? "" : "; %,d could not be learned".formatted(failed));
    }
}
