// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.benchmarks.SyntheticLife.Deed;
import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Brings the statements of a plan in as conversations, as an import does, and waits until they are learned. */
final class Capturing {
    private static final int MESSAGES_A_CONVERSATION = 50;
    /** On a busy machine two batches may lie far apart. It does not count. */
    private static final Duration QUIET = Duration.ofSeconds(45);

    private final ToolClient client;
    private final LoadPlan plan;
    private final Instant begun = Instant.now();
    private final ProcessorTime before = ProcessorTime.now();
    private Instant grown = begun;
    private long known;

    Capturing(ToolClient client, LoadPlan plan) {
        this.client = client;
        this.plan = plan;
    }

    /** Returns when everything has been acknowledged. */
    void capture() throws IOException, InterruptedException {
        for (LoadedSpace space : plan.spaces()) {
            List<Deed> deeds = space.deeds();
            for (int from = 0; from < deeds.size(); from += MESSAGES_A_CONVERSATION) {
                List<Deed> told = deeds.subList(from, Math.min(deeds.size(), from + MESSAGES_A_CONVERSATION));
                client.call("capture_conversation", space.address(conversation(told)));
            }
        }
    }

    /** Returns when no further memory has become searchable for a while. */
    void awaitSearchable() {
        Waiting.until(this::isQuiet, Duration.ofSeconds(1));
        System.err.println();
    }

    private boolean isQuiet() throws IOException, InterruptedException {
        long now = count();
        if (now > known) {
            known = now;
            grown = Instant.now();
            System.err.printf(Locale.ROOT, "\r%d memories", known);
        }
        return Duration.between(grown, Instant.now()).compareTo(QUIET) >= 0;
    }

    /** From the first message to the last memory that could be found; processor time is of all that went on. */
    String summary() {
        double seconds = Duration.between(begun, grown).toMillis() / 1000.0;
        return String.format(
                        Locale.ROOT,
                        "%d messages, %d memories searchable after %.1f s: %.1f messages/s",
                        plan.size(),
                        known,
                        seconds,
                        plan.size() / seconds)
                + before.spentSince(plan.size(), "message");
    }

    private long count() throws IOException, InterruptedException {
        long total = 0;
        for (LoadedSpace space : plan.spaces()) {
            ObjectNode arguments = Json.mapper().createObjectNode().put("limit", 1);
            total += client.call("list_memories", space.address(arguments))
                    .path("total")
                    .asLong();
        }
        return total;
    }

    private ObjectNode conversation(List<Deed> deeds) {
        ObjectNode arguments = Json.mapper().createObjectNode();
        ArrayNode messages = arguments.putArray("messages");
        long saidAt = begun.minus(Duration.ofDays(30)).toEpochMilli();
        for (Deed deed : deeds) {
            saidAt += 1000;
            messages.addObject().put("role", "user").put("content", deed.told()).put("timestamp", saidAt);
        }
        return arguments;
    }
}
