// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where records are given to the producer: it blocks for seconds when the broker is away and its whereabouts are not known,
 * and an event loop must not.
 */
final class SendThread {
    private final ThreadPoolExecutor executor;
    private final ObservationRegistry observations;

    SendThread(int longestQueue, ObservationRegistry observations) {
        this.observations = observations;
        this.executor = new ThreadPoolExecutor(
                1,
                1,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(longestQueue),
                task -> new Thread(task, "keepsake-send"));
    }

    /** Runs within the observation of the caller, so that its trace goes on. */
    <T> CompletableFuture<T> run(Supplier<CompletableFuture<T>> sending) {
        Observation current = observations.getCurrentObservation();
        try {
            return CompletableFuture.supplyAsync(() -> within(current, sending), executor)
                    .thenCompose(sent -> sent);
        } catch (RejectedExecutionException full) {
            return CompletableFuture.failedFuture(full);
        }
    }

    private static <T> CompletableFuture<T> within(
            @Nullable Observation observation, Supplier<CompletableFuture<T>> sending) {
        if (observation == null) {
            return sending.get();
        }
        try (Observation.Scope scope = observation.openScope()) {
            return sending.get();
        }
    }

    void close() {
        executor.shutdown();
    }
}
