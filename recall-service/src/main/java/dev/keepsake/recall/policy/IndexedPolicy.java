// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import java.util.List;

/**
 * A policy with the vectors of its passages.
 *
 * @param model that made the vectors
 * @param passages a vector for each, with its commonness, in the order of {@link Passages#of}
 */
public record IndexedPolicy(Policy policy, String model, List<Passage> passages) {
    public IndexedPolicy {
        passages = List.copyOf(passages);
    }

    /** @param commonness as in {@code likeness} */
    public record Passage(float[] vector, double commonness) {}
}
