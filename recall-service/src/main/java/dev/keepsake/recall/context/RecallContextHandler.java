// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.RecallContext;
import dev.keepsake.contracts.recall.RecallContext.Strategy;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.recall.listing.MemoryListing;
import dev.keepsake.recall.search.FoundMemory;
import dev.keepsake.recall.search.HeldAt;
import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.MemorySearch;
import dev.keepsake.recall.search.SearchRequest;
import java.time.Clock;
import java.time.Instant;
import java.util.List;

/** Answers {@code recall_context} with one search. */
final class RecallContextHandler implements ToolHandler<RecallContext.Arguments, RecallContext.Result> {
    /** More than fit into any usual budget. */
    private static final int CANDIDATES = 60;

    private final MemorySearch search;
    private final MemoryListing listing;
    private final Prose prose;
    private final Clock clock;

    RecallContextHandler(MemorySearch search, MemoryListing listing, Prose prose, Clock clock) {
        this.search = search;
        this.listing = listing;
        this.prose = prose;
        this.clock = clock;
    }

    @Override
    public ToolContract<RecallContext.Arguments, RecallContext.Result> contract() {
        return RecallContext.CONTRACT;
    }

    @Override
    public Answer<RecallContext.Result> handle(Call<RecallContext.Arguments> call) {
        RecallContext.Arguments asked = call.arguments();
        Instant now = clock.instant();
        boolean newest =
                asked.strategy() == Strategy.RECENCY && Prompt.asksForNothingButTheNewest(asked.currentPrompt());
        List<FoundMemory> chosen = newest ? newest(call, now) : relevant(call, now);
        List<FoundMemory> ordered = new ContextOrder(now).sorted(chosen, asked.strategy());
        Prose.Written written = prose.write(ordered, asked.maxTokens());
        return Answer.of(new RecallContext.Result(written.text(), written.tokens(), written.memories()));
    }

    private List<FoundMemory> relevant(Call<RecallContext.Arguments> call, Instant now) {
        MemoryFilter filter = new MemoryFilter(call.caller().readableSpaces(), null, null, HeldAt.now(now));
        String query = Prompt.query(call.arguments().currentPrompt());
        String person = call.caller().person();
        return Relevant.among(
                search.findings(new SearchRequest(query, person, filter, CANDIDATES, 0, call.deadline())), person);
    }

    private List<FoundMemory> newest(Call<RecallContext.Arguments> call, Instant now) {
        return listing
                .list(call.caller().readableSpaces(), null, Long.MAX_VALUE, CANDIDATES, call.deadline())
                .memories()
                .stream()
                .filter(memory -> memory.validTo() == null || memory.validTo().isAfter(now))
                .map(memory -> new FoundMemory(memory, 1))
                .toList();
    }
}
