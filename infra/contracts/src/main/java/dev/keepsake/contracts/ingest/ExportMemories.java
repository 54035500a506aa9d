// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import dev.keepsake.contracts.tool.ExportPage;
import dev.keepsake.contracts.tool.Exposure;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.PageArguments;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Gives out everything that was learned, what has ended and what was corrected too. */
public final class ExportMemories {
    /** The declaration. */
    public static final ToolContract<PageArguments, Result> CONTRACT = ToolContract.of(
                    "export_memories", ServiceName.INGEST, PageArguments.class, Result.class)
            .titled("Export memories")
            .hinting(Hints.readsTheSame())
            .at(RestRoute.get("/api/v1/export/memories"))
            .limitedTo(RateLimit.perMinute(600))
            .exposedAs(Exposure.REST)
            .describedAs(
                    "A page of all memories in the order they were learned, also those that were replaced or wrong,"
                            + " each with the quotes it rests on.");

    private ExportMemories() {}

    /** A page of memories. */
    public record Result(
            @NotNull List<ExportedMemory> records, @Nullable String next) implements ExportPage<ExportedMemory> {}

    /**
     * A memory on both time axes. Its history is the memories that name it under {@code superseded_by}.
     *
     * @param written whether it was written as the one value of its entity and key
     */
    public record ExportedMemory(
            @NotNull String type,
            @NotNull Integer version,
            @NotNull String id,
            @NotNull UUID factId,
            @NotNull Boolean written,
            @NotNull String scope,
            @NotNull String entity,
            @NotNull String key,
            @NotNull String value,
            @NotNull String text,
            @NotNull Kind kind,
            @NotNull Category category,
            @NotNull Importance importance,
            @NotNull MemoryStatus status,
            @NotNull String provenance,
            @NotNull Instant validFrom,
            @Nullable Instant validTo,
            @NotNull Instant saidAt,
            @NotNull Instant learnedAt,
            @NotNull Instant recordedAt,
            @Nullable UUID supersededBy,
            @NotNull List<ExportedWitness> witnesses) {}

    /** A source that says it, with the literal words. */
    public record ExportedWitness(
            @NotNull String source,
            @NotNull Integer line,
            @NotNull String quote,
            @NotNull String rationale,
            @Nullable String speaker) {}
}
