// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.transfer;

import dev.keepsake.cli.gateway.ToolApi;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.recall.Fetch;
import dev.keepsake.contracts.wire.Json;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Waits until sources are learned, asking for one after the other. */
final class LearningWatch {
    private static final long PAUSE_MILLIS = 500;

    private final ToolApi tools;
    private final @Nullable String space;
    private long learned;
    private long failed;

    LearningWatch(ToolApi tools, @Nullable String space) {
        this.tools = tools;
        this.space = space;
    }

    /** @param done told for each source that is finished */
    void await(Collection<String> sources, Runnable done) throws InterruptedException {
        Deque<String> waiting = new ArrayDeque<>(sources);
        while (!waiting.isEmpty()) {
            if (isFinal(waiting.getFirst())) {
                waiting.removeFirst();
                done.run();
            } else {
                new CountDownLatch(1).await(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
            }
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

    /** What came of it, in a sentence. */
    String sentence() {
        return "Learned from %,d parts%s."
                .formatted(learned, failed == 0 ? "" : "; %,d could not be learned".formatted(failed));
    }
}
