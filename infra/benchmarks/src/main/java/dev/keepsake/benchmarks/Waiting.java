// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.retry.RetryConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;

/** Waits for something to come about. A benchmark is ended by hand where it never does. */
final class Waiting {
    private Waiting() {}

    /** Asks again, after a pause, until it is so. */
    static void until(Question question, Duration pause) {
        RetryConfig untilSo = RetryConfig.<Boolean>custom()
                .maxAttempts(Integer.MAX_VALUE)
                .waitDuration(pause)
                .retryOnResult(isSo -> !isSo)
                .retryOnException(failure -> false)
                .build();
        Retry.of("waiting", untilSo).executeSupplier(() -> answer(question));
    }

    private static boolean answer(Question question) {
        try {
            return question.isSo();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The wait was interrupted.", stopping);
        }
    }

    /** Whether it has come about. */
    @FunctionalInterface
    interface Question {
        boolean isSo() throws IOException, InterruptedException;
    }
}
