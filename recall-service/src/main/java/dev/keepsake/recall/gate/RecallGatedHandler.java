// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.RecallArguments;
import dev.keepsake.contracts.recall.RecallGated;
import dev.keepsake.contracts.tool.ToolContract;

/** Answers {@code recall_gated}. */
final class RecallGatedHandler implements ToolHandler<RecallArguments, RecallGated.Result> {
    private final GatedRecall recall;

    RecallGatedHandler(GatedRecall recall) {
        this.recall = recall;
    }

    @Override
    public ToolContract<RecallArguments, RecallGated.Result> contract() {
        return RecallGated.CONTRACT;
    }

    @Override
    public Answer<RecallGated.Result> handle(Call<RecallArguments> call) {
        return Answer.of(recall.answer(GateQuestion.of(call), contract().name()));
    }
}
