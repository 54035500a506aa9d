// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import java.util.function.Consumer;

/** Reads compacted topics from their beginning, apart from the service's own reading: what it has taken in stays so. */
public interface EventHistory {
    /**
     * Gives the handler everything that lies on its topic at the time of the call, in batches, those of one space in order;
     * returns when all has been handled. What cannot be read is left out. A failure of the handler ends the reading and is
     * thrown, as is the interruption of the thread.
     *
     * @param progress told after every batch
     */
    <E> void read(EventBatchHandler<E> handler, Consumer<Progress> progress);

    /** How many records of all have been read; those that compaction took out count as read. */
    record Progress(long read, long total) {}
}
