// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.reindex;

import dev.keepsake.contracts.operations.RebuildStatus;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;

/** One line that is written over and over: done of all, rate, time left. */
final class FillProgress {
    private static final double MILLIS = 1_000;

    private final PrintWriter out;

    FillProgress(PrintWriter out) {
        this.out = out;
    }

    void show(RebuildStatus status) {
        out.print("\r" + line(status, Instant.now()) + "   ");
        out.flush();
    }

    void end() {
        out.println();
        out.flush();
    }

    static String line(RebuildStatus status, Instant now) {
        if (status.total() == 0) {
            return "Preparing new indexes ...";
        }
        Instant start = status.startedAt() == null ? now : status.startedAt();
        double seconds = Math.max(1, Duration.between(start, now).toMillis()) / MILLIS;
        double rate = status.read() / seconds;
        long left = rate == 0 ? 0 : Math.round((status.total() - status.read()) / rate);
        return "Filled %,d of %,d events (%d %%), %.0f a second, %s left"
                .formatted(status.read(), status.total(), 100 * status.read() / status.total(), rate, words(left));
    }

    private static String words(long seconds) {
        return seconds < 60 ? seconds + " s" : "%d min %02d s".formatted(seconds / 60, seconds % 60);
    }
}
