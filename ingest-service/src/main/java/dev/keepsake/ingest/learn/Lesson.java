// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.ingest.resolve.Candidate;
import java.util.List;

/**
 * What the lines of a source say, before it is compared with what is known.
 *
 * @param unsupported how many statements were dropped because the line does not hold their quote
 */
public record Lesson(List<Candidate> candidates, int unsupported) {
    public Lesson {
        candidates = List.copyOf(candidates);
    }
}
