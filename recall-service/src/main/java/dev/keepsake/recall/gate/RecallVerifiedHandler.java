// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.RecallArguments;
import dev.keepsake.contracts.recall.RecallGated;
import dev.keepsake.contracts.recall.RecallVerified;
import dev.keepsake.contracts.tool.ToolContract;

/** Answers {@code recall_verified}: the best candidates are reranked before the gate decides on them. */
final class RecallVerifiedHandler implements ToolHandler<RecallArguments, RecallGated.Result> {
    private final GatedRecall recall;

    RecallVerifiedHandler(GatedRecall recall) {
        this.recall = recall;
    }

    @Override
    public ToolContract<RecallArguments, RecallGated.Result> contract() {
        return RecallVerified.CONTRACT;
    }

    @Override
    public Answer<RecallGated.Result> handle(Call<RecallArguments> call) {
        return Answer.of(recall.answer(GateQuestion.of(call), contract().name()));
    }
}
