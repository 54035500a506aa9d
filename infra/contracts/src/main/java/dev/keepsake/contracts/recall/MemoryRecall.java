// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import jakarta.validation.constraints.NotNull;
import java.util.List;

/** Finds what is remembered about a question or topic: full-text and vector results fused by reciprocal rank, with the exact line each memory came from. */
public final class MemoryRecall {
    /** The declaration. */
    public static final ToolContract<RecallArguments, Result> CONTRACT = ToolContract.of(
                    "memory_recall", ServiceName.RECALL, RecallArguments.class, Result.class)
            .titled("Recall memories")
            .hinting(Hints.reads())
            .at(RestRoute.post("/api/v1/recall"))
            .limitedTo(RateLimit.perMinute(60))
            .describedAs("""
                    Finds what is remembered about a question or topic: full-text and vector results fused \
                    by reciprocal rank, with the exact line each memory came from. The default first call of \
                    a turn. Give as_of to ask what held true at an earlier instant.""");

    private MemoryRecall() {}

    /** What the tool answers. */
    public record Result(@NotNull List<FactView> facts) {}
}
