// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;

/** As recall_gated, but reranks the candidates before it decides. */
public final class RecallVerified {
    /** The declaration. */
    public static final ToolContract<RecallArguments, RecallGated.Result> CONTRACT = ToolContract.of(
                    "recall_verified", ServiceName.RECALL, RecallArguments.class, RecallGated.Result.class)
            .titled("Recall, reranked, with a decision")
            .hinting(Hints.reads())
            .at(RestRoute.post("/api/v1/recall/gated"))
            .limitedTo(RateLimit.perMinute(60))
            .describedAs("""
                    As recall_gated, but reranks the candidates before it decides. Call it once per \
                    question, when a recall abstains on something that was saved.""");

    private RecallVerified() {}
}
