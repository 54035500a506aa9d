// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

/** Counters of calls. For each service {@code received = replied + expired + dead_lettered} once nothing is in work. */
public enum CallMetric {
    /** Calls a service has taken from its topic; a call that is delivered again counts again. */
    RECEIVED("keepsake.call.received"),
    /** Calls that ended with a reply, be it a result or a refusal. */
    REPLIED("keepsake.call.replied"),
    /** Calls that ended without a reply because nobody waited any more. */
    EXPIRED("keepsake.call.expired"),
    /** Calls that could not be read and lie on the dead letter topic. */
    DEAD_LETTERED("keepsake.call.dead_lettered"),
    /** Replies that came to the gateway after it had stopped waiting, or twice. */
    LATE("keepsake.call.late");

    private final String metricName;

    CallMetric(String metricName) {
        this.metricName = metricName;
    }

    public String metricName() {
        return metricName;
    }
}
