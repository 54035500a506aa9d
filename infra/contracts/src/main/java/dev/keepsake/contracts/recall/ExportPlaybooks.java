// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

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

/** Gives out the strategies that worked, with what they earned. */
public final class ExportPlaybooks {
    /** The declaration. */
    public static final ToolContract<PageArguments, Result> CONTRACT = ToolContract.of(
                    "export_playbooks", ServiceName.RECALL, PageArguments.class, Result.class)
            .titled("Export playbooks")
            .hinting(Hints.readsTheSame())
            .at(RestRoute.get("/api/v1/export/playbooks"))
            .limitedTo(RateLimit.perMinute(600))
            .exposedAs(Exposure.REST)
            .describedAs("A page of your strategies, oldest first, with what they earned.");

    private ExportPlaybooks() {}

    /** A page of strategies. */
    public record Result(
            @NotNull List<ExportedPlaybook> records,
            @Nullable String next) implements ExportPage<ExportedPlaybook> {}

    /** A strategy, the situation it is for, and what came of it. */
    public record ExportedPlaybook(
            @NotNull String type,
            @NotNull Integer version,
            @NotNull String id,
            @NotNull String scope,
            @NotNull String trigger,
            @NotNull String strategy,
            @NotNull Integer wins,
            @NotNull Integer losses,
            @NotNull Double credit,
            @Nullable Instant lastUsedAt) {}
}
