// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.call;

import dev.keepsake.messaging.CallOutcome;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Measures calls as their callers see them, by tool and outcome. */
final class CallTimer {
    /** From the first look at the arguments to the outcome; tags {@code tool} and {@code outcome}. */
    private static final String NAME = "keepsake.call.seconds";

    private final MeterRegistry meters;

    CallTimer(MeterRegistry meters) {
        this.meters = meters;
    }

    void record(String tool, CallOutcome outcome, long nanos) {
        Timer.builder(NAME)
                .description("Tool calls as the caller sees them")
                .tag("tool", tool)
                .tag("outcome", word(outcome))
                .publishPercentileHistogram()
                .register(meters)
                .record(nanos, TimeUnit.NANOSECONDS);
    }

    private static String word(CallOutcome outcome) {
        return outcome instanceof CallOutcome.Refused refused
                ? refused.code().name().toLowerCase(Locale.ROOT)
                : "answered";
    }
}
