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
import org.jspecify.annotations.Nullable;

/** Gives out everything that was told, with its lines. */
public final class ExportSources {
    /** The declaration. */
    public static final ToolContract<PageArguments, Result> CONTRACT = ToolContract.of(
                    "export_sources", ServiceName.INGEST, PageArguments.class, Result.class)
            .titled("Export sources")
            .hinting(Hints.readsTheSame())
            .at(RestRoute.get("/api/v1/export/sources"))
            .limitedTo(RateLimit.perMinute(600))
            .exposedAs(Exposure.REST)
            .describedAs("A page of everything you told, oldest first, each with its lines word for word.");

    private ExportSources() {}

    /** A page of sources. */
    public record Result(
            @NotNull List<ExportedSource> records, @Nullable String next) implements ExportPage<ExportedSource> {}

    /**
     * A source with its lines.
     *
     * @param written whether it is a fact that was written, rather than a text that was told
     */
    public record ExportedSource(
            @NotNull String type,
            @NotNull Integer version,
            @NotNull String id,
            @NotNull SourceKind kind,
            @NotNull Boolean written,
            @NotNull String scope,
            @Nullable String title,
            @Nullable String url,
            @Nullable Channel channel,
            @Nullable String agentId,
            @NotNull String provenance,
            @NotNull String person,
            @NotNull String zone,
            @Nullable Category category,
            @Nullable Importance importance,
            @NotNull SourceStatus status,
            @Nullable String reason,
            @NotNull Instant addedAt,
            @NotNull List<ExportedLine> lines) {}

    /** A line; one whose words were forgotten is empty. */
    public record ExportedLine(
            @NotNull Message.Speaker role,
            @Nullable String speaker,
            @NotNull Instant saidAt,
            @NotNull String text) {}
}
