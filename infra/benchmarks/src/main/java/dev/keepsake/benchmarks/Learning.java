// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Waits for learning to end, and reads what was learned. */
final class Learning {
    private static final Duration PATIENCE = Duration.ofMinutes(20);
    private static final Duration PAUSE = Duration.ofMillis(100);
    private static final int PAGE = 50;

    private Learning() {}

    /** Returns once every source is learned; fails on one that is not. */
    static void await(ToolClient client, List<String> sources) {
        Instant end = Instant.now().plus(PATIENCE);
        for (String source : sources) {
            Waiting.until(() -> isLearned(client, source, end), PAUSE);
        }
    }

    private static boolean isLearned(ToolClient client, String source, Instant end)
            throws IOException, InterruptedException {
        String status = status(client, source);
        boolean learned = status.equals("learned");
        if (!learned && (status.equals("failed") || Instant.now().isAfter(end))) {
            throw new IOException(source + " is " + status + ".");
        }
        return learned;
    }

    private static String status(ToolClient client, String source) throws IOException, InterruptedException {
        ObjectNode arguments = Json.mapper().createObjectNode().put("id", source);
        try {
            return client.call("fetch", arguments).at("/metadata/status").asString("queued");
        } catch (ToolRefused notKnownYet) {
            return "queued";
        }
    }

    /** Every memory of the space, opened with fetch: text and metadata. */
    static List<JsonNode> memories(ToolClient client) throws IOException, InterruptedException {
        List<JsonNode> all = new ArrayList<>();
        ObjectNode page = Json.mapper().createObjectNode().put("limit", PAGE);
        JsonNode next;
        do {
            JsonNode listed = client.call("list_memories", page);
            for (JsonNode memory : listed.path("memories")) {
                all.add(client.call(
                        "fetch",
                        Json.mapper()
                                .createObjectNode()
                                .put("id", memory.path("id").asString())));
            }
            next = listed.path("next");
            page.set("cursor", next);
        } while (next.isNumber());
        return all;
    }
}
