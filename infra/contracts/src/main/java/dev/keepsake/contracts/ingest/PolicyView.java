// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import jakarta.validation.constraints.NotNull;
import java.time.Instant;

/**
 * A policy of the company, whole.
 *
 * @param id of its source, {@code source:<32 hex>}
 */
public record PolicyView(
        @NotNull String id,
        @NotNull String title,
        @NotNull String text,
        @NotNull Instant addedAt) {
    /** The longest policy, in characters. */
    public static final int LONGEST_TEXT = 100_000;
}
