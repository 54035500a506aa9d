// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.SpaceId;
import java.util.function.Supplier;

/** Where changes happen: whole or not at all, events included. */
public interface Truth {
    /** Runs {@code work} as one transaction; inside another one, as part of it. */
    <T> T inTransaction(Supplier<T> work);

    /**
     * Makes every other writer of the space wait until the current transaction ends, in this process or another; waits
     * for them at most a few seconds. What is read after it is what was committed before it.
     */
    void lockForWriting(SpaceId space);

    /** Runs {@code work} as one transaction, alone among the writers of a space. */
    default <T> T changing(SpaceId space, Supplier<T> work) {
        return inTransaction(() -> {
            lockForWriting(space);
            return work.get();
        });
    }
}
