// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.Search;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.recall.view.MemoryViews;
import java.time.Clock;
import java.util.List;

/** Answers {@code search}. */
final class SearchHandler implements ToolHandler<Search.Arguments, Search.Result> {
    private final MemorySearch search;
    private final Clock clock;

    SearchHandler(MemorySearch search, Clock clock) {
        this.search = search;
        this.clock = clock;
    }

    @Override
    public ToolContract<Search.Arguments, Search.Result> contract() {
        return Search.CONTRACT;
    }

    @Override
    public Answer<Search.Result> handle(Call<Search.Arguments> call) {
        Search.Arguments asked = call.arguments();
        List<SpaceId> spaces = SpaceChoice.of(call.caller(), asked.space());
        if (spaces.isEmpty()) {
            return Answer.of(new Search.Result(List.of()));
        }
        MemoryFilter filter = new MemoryFilter(spaces, asked.scope(), null, HeldAt.now(clock.instant()));
        List<FoundMemory> found = search.search(
                new SearchRequest(asked.query(), call.caller().person(), filter, asked.limit(), 0, call.deadline()));
        return Answer.of(new Search.Result(
                found.stream().map(hit -> MemoryViews.memory(hit.memory())).toList()));
    }
}
