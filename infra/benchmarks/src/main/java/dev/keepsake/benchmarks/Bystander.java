// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import tools.jackson.databind.JsonNode;

/** Somebody who has nothing to do with an import, takes a note every few seconds and recalls steadily. */
final class Bystander implements AutoCloseable {
    private static final String NAME = "bystander";

    private final ToolClient client;
    private final LoadedSpace known;
    private final SyntheticLife life;
    private final ScheduledExecutorService times = Executors.newScheduledThreadPool(2);
    private final Latencies notes = new Latencies();
    private final Latencies recalls = new Latencies();
    private final LongAdder unsearchable = new LongAdder();
    private final LongAdder refused = new LongAdder();
    private int asked;

    /** @param known what the person remembers and asks about */
    Bystander(ToolClient client, LoadedSpace known, long seed) {
        this.client = client;
        this.known = known;
        this.life = new SyntheticLife(seed);
    }

    /** Notes and recalls from now on, each on its own beat, until it is closed. */
    Bystander begin(Duration noteEvery, Duration recallEvery) {
        times.scheduleAtFixedRate(() -> timed(notes, this::note), 0, noteEvery.toMillis(), TimeUnit.MILLISECONDS);
        times.scheduleAtFixedRate(() -> timed(recalls, this::recall), 0, recallEvery.toMillis(), TimeUnit.MILLISECONDS);
        return this;
    }

    private void note() throws IOException, InterruptedException {
        JsonNode result = client.call(
                "remember",
                known.address(
                        Json.mapper().createObjectNode().put("text", life.next().told())));
        if (!result.path("searchable").asBoolean()) {
            unsearchable.increment();
        }
    }

    private void recall() throws IOException, InterruptedException {
        client.call(
                ReadingTool.MEMORY_RECALL.toolName(),
                known.address(
                        ReadingTool.MEMORY_RECALL.question(known.deed(asked++).asked())));
    }

    /** A refusal must not end the beat. */
    private void timed(Latencies latencies, Call call) {
        long from = System.nanoTime();
        try {
            call.make();
            latencies.add(Duration.ofNanos(System.nanoTime() - from));
        } catch (IOException failure) {
            refused.increment();
            System.err.println(NAME + ": " + failure.getMessage());
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    String summary() {
        return "remember, searchable when answered: " + notes.summary() + "; answered before it was searchable: "
                + unsearchable.sum() + System.lineSeparator() + "memory_recall: " + recalls.summary()
                + "; refused of both: " + refused.sum();
    }

    /** Lets the calls under way come to their end. */
    @Override
    public void close() throws InterruptedException {
        times.shutdown();
        times.awaitTermination(1, TimeUnit.MINUTES);
    }

    /** A call that is timed. */
    @FunctionalInterface
    private interface Call {
        void make() throws IOException, InterruptedException;
    }
}
