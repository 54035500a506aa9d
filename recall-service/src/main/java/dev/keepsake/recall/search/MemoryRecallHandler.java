// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.MemoryRecall;
import dev.keepsake.contracts.recall.RecallArguments;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.recall.view.MemoryViews;
import java.time.Clock;
import java.util.List;

/** Answers {@code memory_recall}. */
final class MemoryRecallHandler implements ToolHandler<RecallArguments, MemoryRecall.Result> {
    private final MemorySearch search;
    private final Clock clock;

    MemoryRecallHandler(MemorySearch search, Clock clock) {
        this.search = search;
        this.clock = clock;
    }

    @Override
    public ToolContract<RecallArguments, MemoryRecall.Result> contract() {
        return MemoryRecall.CONTRACT;
    }

    @Override
    public Answer<MemoryRecall.Result> handle(Call<RecallArguments> call) {
        RecallArguments asked = call.arguments();
        HeldAt heldAt = asked.asOf() == null
                ? HeldAt.now(clock.instant())
                : HeldAt.asOf(AsOf.parse(asked.asOf(), call.caller().zone()));
        List<SpaceId> spaces = SpaceChoice.of(call.caller(), asked.space());
        if (spaces.isEmpty()) {
            return Answer.of(new MemoryRecall.Result(List.of()));
        }
        MemoryFilter filter = new MemoryFilter(spaces, asked.scope(), null, heldAt);
        List<FoundMemory> found = search.search(
                new SearchRequest(asked.query(), call.caller().person(), filter, asked.k(), 0, call.deadline()));
        return Answer.of(new MemoryRecall.Result(found.stream()
                .map(hit -> MemoryViews.fact(hit.memory(), hit.score(), call.caller()))
                .toList()));
    }
}
