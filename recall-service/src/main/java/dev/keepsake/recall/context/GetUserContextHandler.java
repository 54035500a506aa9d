// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.GetUserContext;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.recall.ask.SelfNames;
import dev.keepsake.recall.search.Findings;
import dev.keepsake.recall.search.FoundMemory;
import dev.keepsake.recall.search.HeldAt;
import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.MemorySearch;
import dev.keepsake.recall.search.SearchRequest;
import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Answers {@code get_user_context}. */
final class GetUserContextHandler implements ToolHandler<GetUserContext.Arguments, GetUserContext.Result> {
    private static final int CANDIDATES_PER_SEGMENT = 20;

    private final MemorySearch search;
    private final ClaimSorter sorter;
    private final TokenCount tokens;
    private final Clock clock;

    GetUserContextHandler(MemorySearch search, ClaimSorter sorter, TokenCount tokens, Clock clock) {
        this.search = search;
        this.sorter = sorter;
        this.tokens = tokens;
        this.clock = clock;
    }

    @Override
    public ToolContract<GetUserContext.Arguments, GetUserContext.Result> contract() {
        return GetUserContext.CONTRACT;
    }

    @Override
    public Answer<GetUserContext.Result> handle(Call<GetUserContext.Arguments> call) {
        Claims claims = new Claims(sorter, tokens, new SelfNames(call.caller().person()));
        find(call).forEach(found -> claims.add(found.memory(), call.arguments().maxTokens()));
        return Answer.of(claims.result());
    }

    /** What bears on any part of the text, the most relevant first. */
    private List<FoundMemory> find(Call<GetUserContext.Arguments> call) {
        Instant now = clock.instant();
        MemoryFilter filter = new MemoryFilter(call.caller().readableSpaces(), null, null, HeldAt.now(now));
        Map<UUID, FoundMemory> best = new LinkedHashMap<>();
        for (String segment :
                TextSegments.of(call.arguments().text(), call.arguments().taskHint())) {
            Findings found = search.findings(new SearchRequest(
                    segment, call.caller().person(), filter, CANDIDATES_PER_SEGMENT, 0, call.deadline()));
            for (FoundMemory memory : Relevant.among(found, call.caller().person())) {
                best.merge(
                        memory.memory().factId(),
                        memory,
                        (known, again) -> known.score() >= again.score() ? known : again);
            }
        }
        return best.values().stream()
                .sorted(Comparator.comparingDouble(FoundMemory::score).reversed())
                .toList();
    }
}
