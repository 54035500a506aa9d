// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.operations;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How far a rebuild of the indexes has come.
 *
 * @param read events of the history read so far
 * @param total events there are to read; 0 until that is known
 * @param startedAt absent where none was started since the process did
 * @param failure what went wrong, in a sentence
 * @param indexModel whose vectors the index holds that is read now
 * @param model the model in use
 * @param withoutVectors memories in the index read now that have no vector of the model in use
 */
public record RebuildStatus(
        Phase phase,
        long read,
        long total,
        @Nullable Instant startedAt,
        @Nullable String failure,
        String indexModel,
        String model,
        long withoutVectors) {

    /** Where it stands. */
    public enum Phase {
        /** Nothing is being built. */
        IDLE,
        /** What an earlier process began is there; a start goes on with it. */
        INTERRUPTED,
        FILLING,
        /** Complete as far as events tell; takes part in every write and waits to be read. */
        FILLED,
        FAILED
    }

    /** Whether the index belongs to another model than the one in use. */
    public boolean needsReindex() {
        return !indexModel.equals(model);
    }
}
