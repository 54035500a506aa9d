// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.ExportSources;
import dev.keepsake.contracts.ingest.ExportSources.Result;
import dev.keepsake.contracts.tool.PageArguments;
import dev.keepsake.contracts.tool.ToolContract;

/** Answers {@code export_sources}. */
final class ExportSourcesHandler implements ToolHandler<PageArguments, Result> {
    private final Exports exports;

    ExportSourcesHandler(Exports exports) {
        this.exports = exports;
    }

    @Override
    public ToolContract<PageArguments, Result> contract() {
        return ExportSources.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<PageArguments> call) {
        return Answer.of(exports.sources(call.caller().space(), call.arguments().place()));
    }
}
