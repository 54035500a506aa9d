// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import java.util.Optional;
import java.util.UUID;

/** The thresholds of tenants whose labels have moved them. */
public interface TenantThresholds {
    /** How far a tenant's labels have moved its thresholds from the shipped ones; empty where there is no label. */
    Optional<Offsets> of(UUID tenant);

    /** Added to the shipped thresholds, so that a new training moves every tenant with it. */
    record Offsets(double lower, double upper) {
        public static final Offsets NONE = new Offsets(0, 0);

        /** What they make of the shipped thresholds: within 0 to 1 and apart. */
        public Thresholds appliedTo(Thresholds shipped) {
            double high = Math.min(0.99, Math.max(Thresholds.LEAST_MARGIN, shipped.upper() + upper));
            double low = Math.max(0, Math.min(high - Thresholds.LEAST_MARGIN, shipped.lower() + lower));
            return new Thresholds(low, high);
        }
    }
}
