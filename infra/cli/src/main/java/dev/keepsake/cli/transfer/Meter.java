// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.transfer;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A progress bar with rate and remaining time on a terminal; elsewhere nothing. */
final class Meter implements AutoCloseable {
    private static final int REDRAW_MILLIS = 250;
    private static final String CLEAR_LINE = "\r\033[K";

    private final @Nullable ProgressBar bar;

    private Meter(@Nullable ProgressBar bar) {
        this.bar = bar;
    }

    /** @param most what all of it is; negative where that is not known */
    static Meter of(String task, String unit, long size, long most) {
        if (System.console() == null) {
            return new Meter(null);
        }
        return new Meter(new ProgressBarBuilder()
                .setTaskName(task)
                .setUnit(unit, size)
                .setInitialMax(most)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(REDRAW_MILLIS)
                .showSpeed()
                .build());
    }

    static Meter silent() {
        return new Meter(null);
    }

    void step(long more) {
        if (bar != null) {
            bar.stepBy(more);
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
