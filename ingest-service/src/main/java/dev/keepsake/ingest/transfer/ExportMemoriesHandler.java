// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.ExportMemories;
import dev.keepsake.contracts.ingest.ExportMemories.Arguments;
import dev.keepsake.contracts.ingest.ExportMemories.Result;
import dev.keepsake.contracts.tool.ToolContract;

/** Answers {@code export_memories}. */
final class ExportMemoriesHandler implements ToolHandler<Arguments, Result> {
    private final Exports exports;

    ExportMemoriesHandler(Exports exports) {
        this.exports = exports;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return ExportMemories.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        return Answer.of(exports.memories(
                call.caller().space(), Cursor.place(call.arguments().cursor())));
    }
}
