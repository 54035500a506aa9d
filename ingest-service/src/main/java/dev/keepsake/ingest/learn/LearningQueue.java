// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.ingest.ledger.Source;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The sources that wait to be learned. Durable: a source leaves it only in the transaction that learned it. */
public interface LearningQueue {
    /**
     * Takes the next source for the current transaction: the next space in turn after {@code after} that nobody else
     * learns from, and of it the small before the big and the old before the new. If the transaction does not commit,
     * the source is free again.
     *
     * @param largest the most characters the source may have
     */
    Optional<Task> next(int largest, @Nullable SpaceId after, Instant now);

    /** Keeps others from learning of the space until the current transaction ends; false if somebody else does. */
    boolean hold(SpaceId space);

    /** Whether it is still to be learned; false once it is learned or forgotten. */
    boolean isWaiting(SpaceId space, SourceId id);

    /**
     * Counts a failed attempt and leaves the source queued for later; false, with nothing changed, where another worker
     * has learned, lost or counted it since the task was taken.
     */
    boolean postpone(Task task, Instant dueAt);

    /** Leaves the source queued for later, as if it had not been taken; nothing is changed where another worker was at it. */
    void putBack(Task task, Instant dueAt);

    /** Puts failed sources of the space back, as if they had never been tried: the one named, or all; gives those it put back. */
    List<SourceId> requeue(SpaceId space, @Nullable SourceId only, Instant now);

    /** A source to learn and how often that has failed. */
    record Task(Source source, int failures) {}
}
