// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.RecallContext;
import dev.keepsake.contracts.tool.ToolContract;
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
    private final Prose prose;
    private final Clock clock;

    RecallContextHandler(MemorySearch search, Prose prose, Clock clock) {
        this.search = search;
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
        MemoryFilter filter = new MemoryFilter(call.caller().readableSpaces(), null, null, HeldAt.now(now));
        List<FoundMemory> found = search.search(new SearchRequest(
                Prompt.query(asked.currentPrompt()), call.caller().person(), filter, CANDIDATES, 0, call.deadline()));
        List<FoundMemory> ordered = new ContextOrder(now).sorted(Relevant.among(found), asked.strategy());
        Prose.Written written = prose.write(ordered, asked.maxTokens());
        return Answer.of(new RecallContext.Result(written.text(), written.tokens(), written.memories()));
    }
}
