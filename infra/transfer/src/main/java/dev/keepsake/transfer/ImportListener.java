// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

import dev.keepsake.transfer.format.ImportRecord.Unusable;

/** Hears how an import goes; called by several threads. */
public interface ImportListener {
    /** So many bytes more were read. */
    void read(long bytes);

    /** A part of a conversation was handed over and is this source now. */
    void kept(String sourceId);

    void skipped(Unusable record);
}
