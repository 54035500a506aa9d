// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.ranking.FeatureVector;

/**
 * A memory as the ranker sees it; what training learns from.
 *
 * @param estimate the score by which it came on the shortlist
 * @param line the same for all memories of one line
 */
public record RankedMemory(MemoryChanged memory, FeatureVector features, double estimate, String line) {}
