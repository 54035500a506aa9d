// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.listing;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.recall.ListMemories;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.recall.view.MemoryViews;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Answers {@code list_memories}. The cursor is the number of the next memory, so what is added later moves no page. */
final class ListMemoriesHandler implements ToolHandler<ListMemories.Arguments, ListMemories.Result> {
    private final MemoryListing listing;

    ListMemoriesHandler(MemoryListing listing) {
        this.listing = listing;
    }

    @Override
    public ToolContract<ListMemories.Arguments, ListMemories.Result> contract() {
        return ListMemories.CONTRACT;
    }

    @Override
    public Answer<ListMemories.Result> handle(Call<ListMemories.Arguments> call) {
        ListMemories.Arguments asked = call.arguments();
        long highest = asked.cursor() == null ? Long.MAX_VALUE : asked.cursor();
        int limit = asked.limit();
        MemoryListing.Listed listed =
                listing.list(call.caller().readableSpaces(), kind(asked.kind()), highest, limit + 1, call.deadline());
        if (asked.cursor() != null && highest > listed.newest()) {
            // No page of ours ends in such a cursor; answering with the first page would send a reader in circles.
            return Answer.of(new ListMemories.Result(List.of(), listed.total(), null));
        }
        List<MemoryChanged> memories = listed.memories();
        Long next = memories.size() > limit ? memories.get(limit).number() : null;
        return Answer.of(new ListMemories.Result(
                memories.stream().limit(limit).map(MemoryViews::memory).toList(), listed.total(), next));
    }

    private static @Nullable Kind kind(ListMemories.KindFilter filter) {
        return filter == ListMemories.KindFilter.ALL ? null : Kind.valueOf(filter.name());
    }
}
