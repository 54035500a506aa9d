// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

import dev.keepsake.contracts.ingest.CaptureConversation;
import dev.keepsake.contracts.ingest.ImportMemories;
import dev.keepsake.contracts.ingest.ImportSources;
import dev.keepsake.contracts.recall.PlaybookWrite;

/**
 * Takes what is imported, by the tools anybody may call. Each method may be called by several threads at once.
 *
 * <p>A {@link dev.keepsake.contracts.call.CallRefused} concerns the one record; any other exception ends the import.
 */
public interface Receiver {
    /** Keeps a part of a conversation; gives the id of its source. The same part again changes nothing. */
    String keep(CaptureConversation.Arguments part);

    /** Takes back sources of an export. The same again change nothing. */
    ImportSources.Result keep(ImportSources.Arguments sources);

    /** Takes back memories of an export, whose sources are back. The same again change nothing. */
    ImportMemories.Result keep(ImportMemories.Arguments memories);

    void write(PlaybookWrite.Arguments strategy);
}
