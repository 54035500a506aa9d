// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

import java.util.List;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;

/** Up once every part of the bus in this process has started. Outages of the broker later are survived, so they do not count. */
final class BusHealth implements HealthIndicator {
    private final List<BusPart> parts;

    BusHealth(List<BusPart> parts) {
        this.parts = parts;
    }

    @Override
    public Health health() {
        List<String> waiting = parts.stream()
                .filter(part -> !part.isReady())
                .map(BusPart::partName)
                .toList();
        return waiting.isEmpty()
                ? Health.up().build()
                : Health.outOfService().withDetail("waitingFor", waiting).build();
    }
}
