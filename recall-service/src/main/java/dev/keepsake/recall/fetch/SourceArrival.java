// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.fetch;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.retry.RetryConfig;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;

/**
 * Looks a source up with a little patience: a conversation is acknowledged once the bus has it, and whoever opens its
 * source at once is faster than the event that brings it here. What was forgotten is not waited for.
 */
final class SourceArrival {
    private static final Duration PATIENCE = Duration.ofMillis(1_500);
    private static final Duration PAUSE = Duration.ofMillis(40);
    /** Unknown ids must not be able to hold all threads. */
    private static final int MOST_WAITING = 2;

    private final SourceLookup sources;
    private final ForgottenIds forgotten;
    private final Clock clock;
    private final Semaphore waiting = new Semaphore(MOST_WAITING);

    SourceArrival(SourceLookup sources, ForgottenIds forgotten, Clock clock) {
        this.sources = sources;
        this.forgotten = forgotten;
        this.clock = clock;
    }

    Optional<SourceChanged> await(SourceId id, List<SpaceId> spaces, Instant deadline) {
        Optional<SourceChanged> found = sources.byId(id, spaces, deadline);
        if (found.isPresent() || !forgotten.among(Set.of(id.toString())).isEmpty() || !waiting.tryAcquire()) {
            return found;
        }
        try {
            Instant end = earlier(clock.instant().plus(PATIENCE), deadline.minus(PATIENCE));
            return Optional.of(patience(end).executeSupplier(() -> required(id, spaces, deadline)));
        } catch (NotThere notInTime) {
            return Optional.empty();
        } finally {
            waiting.release();
        }
    }

    private Retry patience(Instant end) {
        return Retry.of(
                "arrival",
                RetryConfig.custom()
                        .maxAttempts(Integer.MAX_VALUE)
                        .waitDuration(PAUSE)
                        .retryOnException(failure ->
                                failure instanceof NotThere && clock.instant().isBefore(end))
                        .build());
    }

    private SourceChanged required(SourceId id, List<SpaceId> spaces, Instant deadline) {
        return sources.byId(id, spaces, deadline).orElseThrow(NotThere::new);
    }

    /** An exception and not a result, because that is what a retry ends with when its thread is interrupted. */
    private static final class NotThere extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotThere() {
            super("the source has not come yet", null, false, false);
        }
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }
}
