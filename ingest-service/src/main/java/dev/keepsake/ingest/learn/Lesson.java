// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.ingest.resolve.Candidate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the lines of a source say, before it is compared with what is known.
 *
 * @param unsupported how many statements were dropped because the line does not hold their quote
 * @param readBy a sentence that says which engine read them, where there was a choice
 * @param whyNothing a sentence that says why they say nothing, where it is known
 */
public record Lesson(
        List<Candidate> candidates,
        int unsupported,
        @Nullable String readBy,
        @Nullable String whyNothing) {
    public Lesson {
        candidates = List.copyOf(candidates);
    }
}
