// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.recall.SearchMemories;
import dev.keepsake.contracts.tool.ToolContract;
import java.time.Clock;
import java.util.List;

/** Answers {@code search_memories}. It names no scope, so it looks in all of them. */
final class SearchMemoriesHandler implements ToolHandler<SearchMemories.Arguments, SearchMemories.Result> {
    private final MemorySearch search;
    private final Clock clock;

    SearchMemoriesHandler(MemorySearch search, Clock clock) {
        this.search = search;
        this.clock = clock;
    }

    @Override
    public ToolContract<SearchMemories.Arguments, SearchMemories.Result> contract() {
        return SearchMemories.CONTRACT;
    }

    @Override
    public Answer<SearchMemories.Result> handle(Call<SearchMemories.Arguments> call) {
        SearchMemories.Arguments asked = call.arguments();
        MemoryFilter filter =
                new MemoryFilter(call.caller().readableSpaces(), null, asked.category(), HeldAt.now(clock.instant()));
        List<FoundMemory> found = search.search(new SearchRequest(
                asked.query(), call.caller().person(), filter, asked.limit(), asked.minScore(), call.deadline()));
        return Answer.of(new SearchMemories.Result(
                found.stream().map(SearchMemoriesHandler::view).toList()));
    }

    private static SearchMemories.ScoredMemory view(FoundMemory found) {
        MemoryChanged memory = found.memory();
        return new SearchMemories.ScoredMemory(
                MemoryNumber.format(memory.number()),
                memory.factId(),
                memory.text(),
                memory.category(),
                memory.importance(),
                found.score(),
                memory.saidAt(),
                memory.source());
    }
}
