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
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Brings the memories of a plan in, and prints how fast they came. */
final class LoadFilling {
    private static final int MESSAGES_A_CONVERSATION = 50;
    private static final Duration QUIET = Duration.ofSeconds(10);

    /** How memories come in. */
    enum Way {
        /** As conversations that are learned from. */
        CAPTURE,
        /** As facts that are written: nothing has to be learned, each can be found when its call is answered. */
        WRITE
    }

    private final ToolClient client;
    private final LoadPlan plan;
    private final int callers;

    LoadFilling(ToolClient client, LoadPlan plan, int callers) {
        this.client = client;
        this.plan = plan;
        this.callers = callers;
    }

    void fill(Way way) throws IOException, InterruptedException, ExecutionException {
        if (way == Way.WRITE) {
            write();
        } else {
            capture();
        }
    }

    private void write() throws InterruptedException, ExecutionException {
        int spaces = plan.spaces().size();
        LoadRound round = new LoadRound(callers, plan.size()).showingProgress("written");
        String summary = round.run(n -> {
            LoadedSpace space = plan.space(n);
            client.call("memory_write", space.address(fact(space, n / spaces)));
        });
        System.out.println("memory_write, " + callers + " callers, each memory searchable when answered: " + summary);
    }

    static ObjectNode fact(LoadedSpace space, int n) {
        return Json.mapper()
                .createObjectNode()
                .put("entity", space.name())
                .put("key", "deed " + n)
                .put("value", space.deeds().get(n % space.deeds().size()).told());
    }

    private void capture() throws IOException, InterruptedException {
        Instant begun = Instant.now();
        for (LoadedSpace space : plan.spaces()) {
            List<Deed> deeds = space.deeds();
            for (int from = 0; from < deeds.size(); from += MESSAGES_A_CONVERSATION) {
                List<Deed> told = deeds.subList(from, Math.min(deeds.size(), from + MESSAGES_A_CONVERSATION));
                client.call("capture_conversation", space.address(conversation(told, begun)));
            }
        }
        Duration accepted = Duration.between(begun, Instant.now());
        long known = 0;
        Instant grown = Instant.now();
        while (Duration.between(grown, Instant.now()).compareTo(QUIET) < 0) {
            long now = count();
            if (now > known) {
                known = now;
                grown = Instant.now();
                System.err.printf(Locale.ROOT, "\r%d memories", known);
            }
            TimeUnit.SECONDS.sleep(1);
        }
        System.err.println();
        double seconds = Duration.between(begun, grown).toMillis() / 1000.0;
        System.out.printf(
                Locale.ROOT,
                "captured %d messages in %.1f s; %d memories searchable after %.1f s: %.1f messages/s%n",
                plan.size(),
                accepted.toMillis() / 1000.0,
                known,
                seconds,
                plan.size() / seconds);
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

    private static ObjectNode conversation(List<Deed> deeds, Instant begun) {
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
