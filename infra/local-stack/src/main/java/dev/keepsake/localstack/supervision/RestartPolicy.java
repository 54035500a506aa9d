// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.supervision;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** How long to wait before a dead part is started again, and when to stop trying. Not thread-safe. */
final class RestartPolicy {

    private static final int DEATHS = 5;
    private static final Duration WINDOW = Duration.ofMinutes(5);
    private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(15);

    private final Deque<Instant> deaths = new ArrayDeque<>();

    /** Counts a death; the pause before the next start, or empty if this was one too many within five minutes. */
    Optional<Duration> afterDeath(Instant at) {
        deaths.addLast(at);
        while (deaths.getFirst().isBefore(at.minus(WINDOW))) {
            deaths.removeFirst();
        }
        if (deaths.size() >= DEATHS) {
            return Optional.empty();
        }
        Duration doubled = FIRST_PAUSE.multipliedBy(1L << (2 * (deaths.size() - 1)));
        return Optional.of(doubled.compareTo(LONGEST_PAUSE) < 0 ? doubled : LONGEST_PAUSE);
    }
}
