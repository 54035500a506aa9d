// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedMemory;
import dev.keepsake.contracts.ingest.ImportMemories;
import dev.keepsake.contracts.ingest.ImportMemories.Arguments;
import dev.keepsake.contracts.ingest.ImportMemories.Result;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.Truth;
import java.time.Clock;
import java.util.List;

/** Answers {@code import_memories}. Nobody is made to wait until they can be found: there may be thousands. */
final class ImportMemoriesHandler implements ToolHandler<Arguments, Result> {
    private final Truth truth;
    private final MemoryLedger memories;
    private final Announcements announcements;
    private final ImportedIds ids;
    private final ImportedQuotes quotes;
    private final Clock clock;

    ImportMemoriesHandler(
            Truth truth,
            MemoryLedger memories,
            Announcements announcements,
            ImportedIds ids,
            ImportedQuotes quotes,
            Clock clock) {
        this.truth = truth;
        this.memories = memories;
        this.announcements = announcements;
        this.ids = ids;
        this.quotes = quotes;
        this.clock = clock;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return ImportMemories.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        SpaceId space = call.caller().space();
        return truth.changing(
                space, () -> Answer.of(take(space, call.arguments().records())));
    }

    private Result take(SpaceId space, List<ExportedMemory> records) {
        MemoryImport taken = new MemoryImport(space, memories, ids, quotes, clock.instant());
        records.forEach(taken::take);
        announcements.memories(space, taken.changed(), null);
        return taken.result();
    }
}
