// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

import dev.keepsake.contracts.ingest.CaptureConversation;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.recall.PlaybookWrite;

/**
 * Takes what is imported, by the tools anybody may call. Each method may be called by several threads at once.
 *
 * <p>A {@link dev.keepsake.contracts.call.CallRefused} concerns the one record; any other exception ends the import.
 */
public interface Receiver {
    /** Keeps a part of a conversation; gives the id of its source. The same part again changes nothing. */
    String keep(CaptureConversation.Arguments part);

    void write(MemoryWrite.Arguments fact);

    void write(PlaybookWrite.Arguments strategy);
}
