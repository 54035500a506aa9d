// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.events;

/** Counters of events, by topic. */
enum EventMetric {
    /** Events taken in. */
    HANDLED("keepsake.event.handled"),
    /** Attempts that failed, each of an event that will be tried again. */
    RETRIED("keepsake.event.retried"),
    /** Events put aside. */
    DEAD_LETTERED("keepsake.event.dead_lettered");

    private final String metricName;

    EventMetric(String metricName) {
        this.metricName = metricName;
    }

    String metricName() {
        return metricName;
    }
}
