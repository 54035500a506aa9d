// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.outbox;

/** What can be seen of the outbox. */
enum OutboxMetric {
    /** Counter: events the broker has taken. */
    SENT("keepsake.outbox.sent"),
    /** Gauge: events that wait; more than a few for longer than seconds means the broker is away. */
    WAITING("keepsake.outbox.waiting"),
    /** Gauge: the age of the oldest of them, in seconds. */
    OLDEST("keepsake.outbox.oldest");

    private final String metricName;

    OutboxMetric(String metricName) {
        this.metricName = metricName;
    }

    String metricName() {
        return metricName;
    }
}
