// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.time.Instant;

/**
 * One search.
 *
 * @param person the name that stands for "I" in the query
 * @param limit how many are wanted at most
 * @param leastScore what scores less is left out
 */
public record SearchRequest(
        String query, String person, MemoryFilter filter, int limit, double leastScore, Instant deadline) {}
