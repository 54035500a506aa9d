// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryStatus;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;

/** A memory as the connector tools show it: short, to be opened with fetch. */
public record MemoryView(
        @NotNull String id,
        @NotNull String title,
        @NotNull String url,
        @NotNull String text,
        @NotNull String about,
        @NotNull Kind kind,
        @NotNull Instant saidAt,
        @NotNull Instant learnedAt,
        @NotNull MemoryStatus status,
        @NotNull SourceRef source) {}
