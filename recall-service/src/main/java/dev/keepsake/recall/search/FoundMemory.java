// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.ingest.MemoryChanged;

/**
 * A memory in a result.
 *
 * @param score how likely it answers, 0 to 1, absolute
 */
public record FoundMemory(MemoryChanged memory, double score) {}
