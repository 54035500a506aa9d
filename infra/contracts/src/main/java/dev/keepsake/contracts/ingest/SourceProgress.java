// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/**
 * A source and how far its learning has come.
 *
 * @param reason a sentence that says why nothing was learned of it
 */
public record SourceProgress(
        @NotNull String id,
        @NotNull SourceStatus status,
        @Nullable String reason) {

    public static SourceProgress of(SourceId id, SourceStatus status) {
        return new SourceProgress(id.toString(), status, null);
    }
}
