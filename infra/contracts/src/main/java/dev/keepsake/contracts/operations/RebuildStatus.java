// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.operations;

import java.time.Instant;
import java.util.Optional;
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
 * @param earlierVersion whether the index read now was made by an earlier version and lacks what this one searches by
 */
public record RebuildStatus(
        Phase phase,
        long read,
        long total,
        @Nullable Instant startedAt,
        @Nullable String failure,
        String indexModel,
        String model,
        long withoutVectors,
        boolean earlierVersion) {

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

    /** Why the indexes should be built anew, in a sentence; empty where nothing speaks for it. */
    public Optional<String> reasonToReindex() {
        if (!indexModel.equals(model)) {
            return Optional.of("The index holds vectors of " + indexModel + ", the model in use is " + model
                    + ": only words are searched.");
        }
        if (earlierVersion) {
            return Optional.of("The index was made by an earlier version of Keepsake: searches find less in it.");
        }
        return withoutVectors == 0
                ? Optional.empty()
                : Optional.of("%,d memories have no vector of %s and are found by their words alone."
                        .formatted(withoutVectors, model));
    }
}
