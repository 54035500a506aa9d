// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.time.Duration;
import java.util.Locale;
import org.HdrHistogram.ConcurrentHistogram;

/** Times of one kind of call. Thread-safe. */
final class Latencies {
    private static final long LONGEST_MICROS = 120_000_000;
    private final ConcurrentHistogram micros = new ConcurrentHistogram(LONGEST_MICROS, 3);

    void add(Duration time) {
        micros.recordValue(Math.min(LONGEST_MICROS, time.toNanos() / 1000));
    }

    String summary() {
        return String.format(
                Locale.ROOT,
                "p50 %.1f ms, p95 %.1f ms, p99 %.1f ms, max %.1f ms (n=%d)",
                millis(50),
                millis(95),
                millis(99),
                micros.getMaxValue() / 1000.0,
                micros.getTotalCount());
    }

    private double millis(double percentile) {
        return micros.getValueAtPercentile(percentile) / 1000.0;
    }
}
