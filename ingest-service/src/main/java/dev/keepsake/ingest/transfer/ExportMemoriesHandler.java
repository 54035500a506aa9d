// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.ExportMemories;
import dev.keepsake.contracts.ingest.ExportMemories.Result;
import dev.keepsake.contracts.tool.PageArguments;
import dev.keepsake.contracts.tool.ToolContract;

/** Answers {@code export_memories}. */
final class ExportMemoriesHandler implements ToolHandler<PageArguments, Result> {
    private final Exports exports;

    ExportMemoriesHandler(Exports exports) {
        this.exports = exports;
    }

    @Override
    public ToolContract<PageArguments, Result> contract() {
        return ExportMemories.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<PageArguments> call) {
        return Answer.of(
                exports.memories(call.caller().space(), call.arguments().place()));
    }
}
