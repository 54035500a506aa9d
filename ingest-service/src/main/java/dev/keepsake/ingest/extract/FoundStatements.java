// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import jakarta.validation.constraints.NotNull;
import java.util.List;

/** What a model answers, before anything of it is believed. */
record FoundStatements(@NotNull List<Found> statements) {
    FoundStatements {
        statements = List.copyOf(statements);
    }

    /**
     * One statement.
     *
     * @param line number of the line in the passage, from 1
     * @param since ISO date, or empty
     * @param until as {@code since}
     */
    record Found(
            @NotNull int line,
            @NotNull String quote,
            @NotNull String text,
            @NotNull String subject,
            @NotNull String key,
            @NotNull String value,
            @NotNull Category category,
            @NotNull Importance importance,
            @NotNull String since,
            @NotNull String until) {}
}
