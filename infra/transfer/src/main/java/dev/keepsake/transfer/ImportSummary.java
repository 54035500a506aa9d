// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

/**
 * What came of an import.
 *
 * @param conversations handed over whole
 * @param parts the calls they were cut into
 * @param skipped records that could not be taken
 */
public record ImportSummary(long conversations, long parts, long messages, long facts, long strategies, long skipped) {
    /** Whether there was nothing to hand over. */
    public boolean isEmpty() {
        return parts == 0 && facts == 0 && strategies == 0;
    }
}
