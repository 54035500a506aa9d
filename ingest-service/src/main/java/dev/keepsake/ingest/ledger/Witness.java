// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.ingest.SourceId;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A source that says what a memory says.
 *
 * @param quote a literal part of the line
 * @param speaker who said it, where somebody is named
 */
public record Witness(
        UUID memory,
        SourceId source,
        int line,
        String quote,
        String rationale,
        @Nullable String speaker) {

    public Witness {
        if (quote.isBlank()) {
            throw new IllegalArgumentException("a memory without literal words under it cannot be kept");
        }
    }
}
