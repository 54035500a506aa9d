// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.call.SpaceId;

/**
 * Publishes events together with the change of state they tell of: what is published in a transaction reaches the bus once
 * the transaction has committed, at least once, and never if it rolls back. Needs {@code keepsake.messaging.outbox=true}.
 */
public interface EventOutbox {
    /**
     * Publishes after the current transaction has committed, milliseconds later when the broker is there, otherwise when
     * it is back. Events of one space are sent in the order they were published as long as nothing has to be sent again;
     * the version decides in any case.
     *
     * @throws IllegalStateException when no transaction is active
     */
    void publish(OutgoingEvent event);

    /**
     * Takes back what was published under a key and has not been sent, in the current transaction: a forgotten text must
     * not wait here. The event that says so is to be published after this.
     */
    void withdraw(String key);

    /** As {@link #withdraw}, for every state of a space. What says that something is gone holds no words, and stays. */
    void withdrawAll(SpaceId space);
}
