// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.RecallArguments;
import dev.keepsake.contracts.recall.RecallGated;
import dev.keepsake.contracts.tool.ToolContract;

/** Answers one of the tools that decide before they answer. */
record GatedRecallHandler(ToolContract<RecallArguments, RecallGated.Result> contract, GatedRecall recall)
        implements ToolHandler<RecallArguments, RecallGated.Result> {

    @Override
    public Answer<RecallGated.Result> handle(Call<RecallArguments> call) {
        return Answer.of(recall.answer(GateQuestion.of(call), contract.name()));
    }
}
