// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryStatus;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A memory as the recall tools show it.
 *
 * @param score how likely it answers, 0 to 1, absolute: the best of bad hits is not 1
 * @param space private or shared; for an app key the app's own name of the user
 */
public record FactView(
        @NotNull UUID factId,
        @NotNull String id,
        @NotNull String entity,
        @NotNull String key,
        @NotNull String value,
        @NotNull String text,
        @NotNull @Min(0) @Max(1) Double score,
        @NotNull Kind kind,
        @NotNull Category category,
        @NotNull String space,
        @NotNull String scope,
        @NotNull Instant validFrom,
        @Nullable Instant validTo,
        @NotNull Instant recordedAt,
        @NotNull Instant saidAt,
        @NotNull String quote,
        @NotNull SourceRef source,
        @NotNull MemoryStatus status,
        @Nullable Double rerankScore) {}
