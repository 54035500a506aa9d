// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import dev.keepsake.contracts.ingest.SourceKind;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/** Where a memory came from. */
public record SourceRef(
        @NotNull String id,
        @NotNull SourceKind kind,
        @Nullable String title,
        @Nullable String url) {}
