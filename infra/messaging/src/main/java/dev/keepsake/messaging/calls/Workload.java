// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How long the calls taken in will keep the threads busy, by what calls of their tools took lately. A call that would not be
 * answered before its caller stops waiting is better refused at once: the caller knows where it stands, and nobody works for
 * nothing. Thread-safe.
 */
final class Workload {
    /** Slow calls are forgotten sooner than they are believed: after a bad minute most of what comes can be answered again. */
    private static final double SHARE_OF_SLOWER = 0.1;

    private static final double SHARE_OF_FASTER = 0.5;

    private final int threads;
    private final Map<String, Double> usualMillis = new HashMap<>();
    private final Map<String, Double> millisInOrder = new HashMap<>();
    private double millis;

    /** @param threads how many calls are worked on at once */
    Workload(int threads) {
        this.threads = threads;
    }

    /**
     * What a call taken in adds.
     *
     * @param lane the key whose calls run one after the other; absent for a call that needs no order
     */
    record Share(@Nullable String lane, double millis) {}

    /**
     * Takes a call in; empty where it could not be answered in time. One that waits for nothing is always taken in, and so is one
     * of a tool that was never measured.
     */
    synchronized Optional<Share> take(String tool, @Nullable String lane, Duration left) {
        double own = usualMillis.getOrDefault(tool, 0.0);
        double before = Math.max(millis / threads, lane == null ? 0 : millisInOrder.getOrDefault(lane, 0.0));
        if (own > 0 && before > 0 && before + own > left.toMillis()) {
            return Optional.empty();
        }
        millis += own;
        if (lane != null) {
            millisInOrder.merge(lane, own, Double::sum);
        }
        return Optional.of(new Share(lane, own));
    }

    /** Called once for each share, whatever became of the call. */
    synchronized void end(Share share) {
        // Never below nothing: sums of fractions do not come out even.
        millis = Math.max(0, millis - share.millis());
        String lane = share.lane();
        if (lane == null) {
            return;
        }
        double left = millisInOrder.getOrDefault(lane, 0.0) - share.millis();
        if (left < 1) {
            millisInOrder.remove(lane);
        } else {
            millisInOrder.put(lane, left);
        }
    }

    /** How long a handler took for one call. */
    synchronized void measured(String tool, Duration duration) {
        double taken = duration.toNanos() / 1e6;
        usualMillis.merge(
                tool,
                taken,
                (usual, newest) -> usual + (newest > usual ? SHARE_OF_SLOWER : SHARE_OF_FASTER) * (newest - usual));
    }
}
