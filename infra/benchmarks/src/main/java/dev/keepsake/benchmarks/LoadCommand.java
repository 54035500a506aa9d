// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.benchmarks.SyntheticLife.Deed;
import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Captures conversations, waits until they are learned, then recalls: learning rate and latency of recall. */
@Command(
        name = "load",
        description = "Fills a fresh space with memories and measures learning and recall through the MCP endpoint.",
        mixinStandardHelpOptions = true)
final class LoadCommand implements Callable<Integer> {
    private static final int MESSAGES_A_CONVERSATION = 50;
    private static final Duration PATIENCE = Duration.ofMinutes(60);

    @Mixin
    private Target target = new Target();

    @Option(names = "--memories", description = "how many messages to capture (default: ${DEFAULT-VALUE})")
    private int memories = 10_000;

    @Option(names = "--calls", description = "recalls to time in each round (default: ${DEFAULT-VALUE})")
    private int calls = 500;

    @Option(names = "--callers", description = "callers of the second round (default: ${DEFAULT-VALUE})")
    private int callers = 16;

    @Option(names = "--tool", description = "the reading tool to time (default: ${DEFAULT-VALUE})")
    private String tool = "memory_recall";

    @Option(names = "--seed", description = "seed of the invented statements (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        ToolClient client = target.connectAs("Load", "UTC", "load");
        List<Deed> deeds = new ArrayList<>();
        SyntheticLife life = new SyntheticLife(seed);
        for (int i = 0; i < memories; i++) {
            deeds.add(life.next());
        }
        learn(client, deeds);
        recall(client, deeds, 1, Math.min(100, calls));
        System.out.println(tool + ", sequential: " + recall(client, deeds, 1, calls));
        System.out.println(tool + ", " + callers + " callers: " + recall(client, deeds, callers, calls * 4));
        return 0;
    }

    private void learn(ToolClient client, List<Deed> deeds) throws IOException, InterruptedException {
        Instant begun = Instant.now();
        long saidAt = begun.minus(Duration.ofDays(30)).toEpochMilli();
        for (int from = 0; from < deeds.size(); from += MESSAGES_A_CONVERSATION) {
            ObjectNode arguments = Json.mapper().createObjectNode();
            ArrayNode messages = arguments.putArray("messages");
            for (Deed deed : deeds.subList(from, Math.min(deeds.size(), from + MESSAGES_A_CONVERSATION))) {
                saidAt += 1000;
                messages.addObject()
                        .put("role", "user")
                        .put("content", deed.told())
                        .put("timestamp", saidAt);
            }
            client.call("capture_conversation", arguments);
        }
        Duration accepted = Duration.between(begun, Instant.now());
        long known = awaitQuiet(client, begun);
        Duration learned = Duration.between(begun, lastGrowth);
        System.out.printf(
                Locale.ROOT,
                "captured %d messages in %.1f s; %d memories searchable after %.1f s: %.1f messages/s%n",
                deeds.size(),
                accepted.toMillis() / 1000.0,
                known,
                learned.toMillis() / 1000.0,
                deeds.size() * 1000.0 / learned.toMillis());
    }

    private Instant lastGrowth = Instant.EPOCH;

    /** Waits until the number of memories has not grown for ten seconds. */
    private long awaitQuiet(ToolClient client, Instant begun) throws IOException, InterruptedException {
        long known = 0;
        lastGrowth = Instant.now();
        while (Duration.between(lastGrowth, Instant.now()).toSeconds() < 10) {
            if (Duration.between(begun, Instant.now()).compareTo(PATIENCE) > 0) {
                throw new IOException("Learning did not end within " + PATIENCE.toMinutes() + " minutes.");
            }
            long total = client.call(
                            "list_memories", Json.mapper().createObjectNode().put("limit", 1))
                    .path("total")
                    .asLong();
            if (total > known) {
                known = total;
                lastGrowth = Instant.now();
                System.err.printf(Locale.ROOT, "\r%d memories", known);
            }
            TimeUnit.MILLISECONDS.sleep(250);
        }
        System.err.println();
        return known;
    }

    private String recall(ToolClient client, List<Deed> deeds, int threads, int times)
            throws InterruptedException, ExecutionException {
        Latencies latencies = new Latencies();
        AtomicInteger next = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        long begun = System.nanoTime();
        List<Future<?>> done = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            done.add(pool.submit(() -> {
                for (int n = next.getAndIncrement(); n < times; n = next.getAndIncrement()) {
                    Deed deed = deeds.get(n * 7919 % deeds.size());
                    long from = System.nanoTime();
                    client.call(tool, question(deed));
                    latencies.add(Duration.ofNanos(System.nanoTime() - from));
                }
                return null;
            }));
        }
        for (Future<?> each : done) {
            each.get();
        }
        pool.shutdown();
        double seconds = (System.nanoTime() - begun) / 1e9;
        return latencies.summary() + String.format(Locale.ROOT, ", %.0f calls/s", times / seconds);
    }

    private ObjectNode question(Deed deed) {
        return Json.mapper()
                .createObjectNode()
                .put(tool.equals("recall_context") ? "current_prompt" : "query", deed.asked());
    }
}
