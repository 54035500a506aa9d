// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.ingest.MemoryChanged;

/**
 * How a memory stands to a question, short of answering it.
 *
 * @param aboutSubject whether it is about the one asked about
 * @param fits whether it is of the time and holds something of the sort asked for
 * @param said the share of the question's words that it speaks of, 0 to 1
 * @param asked the same without the words that only say whom the question is about: what is asked of them; 0 to 1
 */
public record Bearing(MemoryChanged memory, boolean aboutSubject, boolean fits, double said, double asked) {}
