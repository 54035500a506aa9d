// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.UUID;

/** Recalls and decides: answer, verify or abstain, with a calibrated confidence, reasons, and a briefing to read from. */
public final class RecallGated {
    /** The declaration. */
    public static final ToolContract<RecallArguments, Result> CONTRACT = ToolContract.of(
                    "recall_gated", ServiceName.RECALL, RecallArguments.class, Result.class)
            .titled("Recall with a decision")
            .hinting(Hints.reads())
            .at(RestRoute.post("/api/v1/recall/gated"))
            .limitedTo(RateLimit.perMinute(60))
            .describedAs("""
                    Recalls and decides: answer, verify or abstain, with a calibrated confidence, reasons, \
                    and a briefing to read from. The only tool that returns the whole governing company \
                    policy. Send the user's verdict with memory_feedback.""");

    private RecallGated() {}

    /** What the tool answers. */
    public record Result(
            @NotNull Decision decision,
            @NotNull @Min(0) @Max(1) Double confidence,
            @NotNull String contextBlock,
            @NotNull Boolean policyApplied,
            @NotNull UUID eventId,
            @NotNull List<FactView> facts,
            @NotNull List<String> reasons) {}
}
