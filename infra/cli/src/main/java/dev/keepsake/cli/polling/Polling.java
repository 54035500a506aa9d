// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.polling;

import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.retry.RetryConfig;
import java.time.Duration;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Asks again, after a pause, until the answer is as wanted. Ctrl-C ends the program, and with it the waiting.
 *
 * @param pause between an answer and the next question
 * @param attempts how often to ask at the most
 */
public record Polling(Duration pause, int attempts) {

    /** For as long as it takes. */
    public static Polling every(Duration pause) {
        return new Polling(pause, Integer.MAX_VALUE);
    }

    /**
     * The first answer that is as wanted; if there is none, the last one.
     *
     * @throws RuntimeException at once, if the question throws it
     */
    public <T> T until(Predicate<T> wanted, Supplier<T> question) {
        RetryConfig untilWanted = RetryConfig.<T>custom()
                .maxAttempts(attempts)
                .waitDuration(pause)
                .retryOnResult(wanted.negate())
                .retryOnException(failure -> false)
                .build();
        return Retry.of("polling", untilWanted).executeSupplier(question);
    }
}
