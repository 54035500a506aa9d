// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.events;

import dev.keepsake.messaging.broker.DeadLetters;
import dev.keepsake.messaging.broker.Failures;
import dev.keepsake.messaging.broker.UnreadableRecord;
import io.micrometer.core.instrument.Counter;
import java.time.Duration;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.KafkaException;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.kafka.listener.RetryListener;
import org.springframework.util.backoff.BackOff;
import org.springframework.util.backoff.ExponentialBackOff;
import org.springframework.util.backoff.FixedBackOff;

/** How often an event is tried, with which pauses, and what happens then. */
final class Attempts {
    private static final Logger LOG = LoggerFactory.getLogger(Attempts.class);
    private static final long FIRST_PAUSE_MILLIS = 200;
    private static final long LONGEST_PAUSE_MILLIS = 30_000;
    private static final int REPETITIONS = 4;

    private Attempts() {}

    static DefaultErrorHandler errorHandler(
            DeadLetters deadLetters, Failures failures, Duration storeRetry, Counter retried, Counter deadLettered) {
        DefaultErrorHandler handler = new DefaultErrorHandler(
                (record, failure) -> {
                    deadLetters.accept(record, failure);
                    deadLettered.increment();
                },
                new FixedBackOff(FIRST_PAUSE_MILLIS, REPETITIONS));
        handler.setBackOffFunction((record, failure) -> pauses(failure, failures, storeRetry));
        handler.addNotRetryableExceptions(UnreadableRecord.class);
        // A seek would throw away what is fetched already and cost half a second each.
        handler.setSeekAfterError(false);
        handler.setLogLevel(KafkaException.Level.DEBUG);
        handler.setRetryListeners(new RetryListener() {
            @Override
            public void failedDelivery(ConsumerRecord<?, ?> record, @Nullable Exception failure, int attempt) {
                retried.increment();
                LOG.warn("Attempt {} failed for {}: {}", attempt, place(record), reason(failure));
            }

            @Override
            public void recovered(ConsumerRecord<?, ?> record, @Nullable Exception failure) {
                LOG.error("{} became a dead letter: {}", place(record), reason(failure), stack(failure));
            }
        });
        return handler;
    }

    private static BackOff pauses(Exception failure, Failures failures, Duration storeRetry) {
        ExponentialBackOff pauses = new ExponentialBackOff(FIRST_PAUSE_MILLIS, 2);
        pauses.setMaxInterval(LONGEST_PAUSE_MILLIS);
        if (failures.isStoreUnavailable(failure)) {
            pauses.setMaxElapsedTime(storeRetry.toMillis());
        } else {
            pauses.setMaxAttempts(REPETITIONS);
        }
        return pauses;
    }

    private static String reason(@Nullable Exception failure) {
        return failure == null ? "unknown" : DeadLetters.loggable(failure);
    }

    /** A stack helps where code of ours failed, not where a record is malformed. */
    private static @Nullable Throwable stack(@Nullable Throwable failure) {
        for (Throwable at = failure; at != null; at = at.getCause()) {
            if (at instanceof UnreadableRecord) {
                return null;
            }
        }
        return failure;
    }

    private static String place(ConsumerRecord<?, ?> record) {
        return record.topic() + "-" + record.partition() + "@" + record.offset();
    }
}
