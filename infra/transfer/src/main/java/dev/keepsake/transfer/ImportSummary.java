// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

/**
 * What came of an import.
 *
 * @param conversations handed over whole
 * @param parts the calls they were cut into
 * @param sources of an export of Keepsake, that are here now
 * @param memories of an export of Keepsake, that are here now
 * @param skipped records that could not be taken
 */
public record ImportSummary(
        long conversations, long parts, long messages, long sources, long memories, long strategies, long skipped) {
    /** Whether there was nothing to hand over. */
    public boolean isEmpty() {
        return parts == 0 && sources == 0 && memories == 0 && strategies == 0;
    }
}
