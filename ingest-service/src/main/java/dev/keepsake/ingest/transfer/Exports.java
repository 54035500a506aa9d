// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.ExportMemories;
import dev.keepsake.contracts.ingest.ExportSources;

/** Reads a space in pages. What is added while it is read may or may not be on them. */
public interface Exports {
    /** The sources after a place, in the order they were added, policies left out; 0 is the beginning. */
    ExportSources.Result sources(SpaceId space, long after);

    /** The memories after a number, whatever became of them; 0 is the beginning. */
    ExportMemories.Result memories(SpaceId space, long after);
}
