// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import jakarta.validation.constraints.NotNull;

/** A source and how far its learning has come. */
public record SourceProgress(@NotNull String id, @NotNull SourceStatus status) {}
