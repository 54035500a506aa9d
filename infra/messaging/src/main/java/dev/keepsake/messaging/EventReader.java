// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.wire.Topic;

/**
 * Reads one topic. Every replica of a service shares the work; records of one partition come in order. What cannot be read
 * becomes a dead letter at once; what fails is tried again with growing pauses, for hours while a store is away, else five
 * times, and then becomes a dead letter. Implement {@link EventHandler} or {@link EventBatchHandler}.
 */
public sealed interface EventReader<E> permits EventHandler, EventBatchHandler {
    Topic topic();

    /** What the values are decoded into; a refusal thrown by its constructor is the reason of the dead letter. */
    Class<E> type();

    /** Whether a record without a value means "gone". Where it does not, such a record becomes a dead letter. */
    default boolean knowsTombstones() {
        return topic().retention() == Topic.Retention.COMPACTED;
    }

    /**
     * Whether the events that a caller waits for go past the others, on a thread and with a consumer group of their own, so
     * that nobody's change waits behind somebody's import. Then events of one key may come in any order and at the same
     * time, and only their versions say which is the newest.
     */
    default boolean takesAwaitedFirst() {
        return false;
    }
}
