// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import java.util.List;

/** Takes events in as they were fetched, many at once. */
public non-sealed interface EventBatchHandler<E> extends EventReader<E> {
    /**
     * Takes events in, at most a few hundred, in order within each space; all must be done when it returns. The same events
     * again change nothing. When a batch keeps failing, its events come again one by one, so that only the culprit is
     * dropped.
     */
    void handle(List<IncomingEvent<E>> events);
}
