// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Some calls by some callers at once, each caller one after the other. */
final class LoadRound {
    private static final int PROGRESS_EVERY = 500;

    private final int callers;
    private final int calls;
    private final Latencies latencies = new Latencies();
    private String progress = "";

    LoadRound(int callers, int calls) {
        this.callers = callers;
        this.calls = calls;
    }

    LoadRound showingProgress(String done) {
        progress = done;
        return this;
    }

    /** Makes the calls and says how long they took. */
    String run(Work work) throws InterruptedException, ExecutionException {
        AtomicInteger next = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(callers);
        ProcessorTime before = ProcessorTime.now();
        long begun = System.nanoTime();
        List<Future<?>> done = new ArrayList<>();
        for (int caller = 0; caller < callers; caller++) {
            done.add(pool.submit(() -> {
                for (int n = next.getAndIncrement(); n < calls; n = next.getAndIncrement()) {
                    long from = System.nanoTime();
                    work.call(n);
                    latencies.add(Duration.ofNanos(System.nanoTime() - from));
                    show(n + 1);
                }
                return null;
            }));
        }
        try {
            for (Future<?> each : done) {
                each.get();
            }
        } finally {
            pool.shutdownNow();
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        return String.format(Locale.ROOT, "%s, %.0f calls/s", latencies.summary(), calls / seconds)
                + before.spentSince(calls, "call");
    }

    private void show(int number) {
        if (!progress.isEmpty() && (number % PROGRESS_EVERY == 0 || number == calls)) {
            System.err.printf(Locale.ROOT, "\r%d of %d %s%s", number, calls, progress, number == calls ? "\n" : "");
        }
    }

    /** The nth call. */
    @FunctionalInterface
    interface Work {
        void call(int n) throws IOException, InterruptedException;
    }
}
