// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;

/** Tells whose vectors the index holds, and when it is time for a reindex. The service works in both cases. */
final class MemoriesIndexHealth implements HealthIndicator {
    private final MemoriesIndex index;

    MemoriesIndexHealth(MemoriesIndex index) {
        this.index = index;
    }

    @Override
    public Health health() {
        Health.Builder health = Health.up().withDetail("model", index.model());
        index.generations().seen().building().ifPresent(next -> health.withDetail("building", next.index()));
        if (!index.holdsOurVectors()) {
            health.withDetail(
                    "action",
                    "reindex needed: the index holds vectors of another embedding model, so only words are searched; run"
                            + " `infra/keepsake reindex`");
        } else if (index.isOfEarlierVersion()) {
            health.withDetail(
                    "action",
                    "reindex needed: the index was made by an earlier version, so searches find less in it; run"
                            + " `infra/keepsake reindex`");
        }
        return health.build();
    }
}
