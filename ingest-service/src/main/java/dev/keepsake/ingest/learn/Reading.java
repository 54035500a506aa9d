// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.language.statement.Extraction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an engine read.
 *
 * @param extractions one for each line, in their order
 * @param by a sentence that says who read it, where there was a choice
 */
public record Reading(
        List<Extraction> extractions, @Nullable String by) {
    public Reading {
        extractions = List.copyOf(extractions);
    }
}
