// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.recall.Decision;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * A decision as it is kept. It holds no words, neither the question's nor a memory's: what is forgotten must not live on
 * here.
 *
 * @param tool that was called
 * @param queryHash of the question, within its space
 * @param served numbers of the memories that went out, the best first
 */
public record KeptDecision(
        UUID eventId,
        UUID tenant,
        SpaceId space,
        String tool,
        String queryHash,
        Map<String, Double> features,
        double probability,
        Thresholds thresholds,
        Decision decision,
        List<Long> served,
        Instant at) {
    public KeptDecision {
        features = Map.copyOf(features);
        served = List.copyOf(served);
    }
}
