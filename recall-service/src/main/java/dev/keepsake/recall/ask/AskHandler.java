// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.recall.Ask;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.recall.search.FoundMemory;
import dev.keepsake.recall.search.HeldAt;
import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.MemorySearch;
import dev.keepsake.recall.search.SearchRequest;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Answers {@code ask}. */
final class AskHandler implements ToolHandler<Ask.Arguments, Ask.Result> {
    /** Enough for lists; what comes later in the ranking seldom holds every word of the question. */
    private static final int CANDIDATES = 30;

    private static final String NOTHING = "Nothing in memory answers this.";

    private final MemorySearch search;
    private final Answering answering;
    private final Optional<ModelAnswering> byModel;
    private final Clock clock;

    AskHandler(MemorySearch search, Answering answering, Optional<ModelAnswering> byModel, Clock clock) {
        this.search = search;
        this.answering = answering;
        this.byModel = byModel;
        this.clock = clock;
    }

    @Override
    public ToolContract<Ask.Arguments, Ask.Result> contract() {
        return Ask.CONTRACT;
    }

    @Override
    public Answer<Ask.Result> handle(Call<Ask.Arguments> call) {
        String question = call.arguments().question();
        Caller caller = call.caller();
        Instant now = clock.instant();
        List<FoundMemory> found = new ArrayList<>(find(call, HeldAt.now(now)));
        answering
                .pastTimeOf(question, now, caller.zone())
                .ifPresent(past -> addNew(found, find(call, HeldAt.asOf(past))));
        Reading reading = answering.read(question, found, caller.person(), now, caller.zone());
        Optional<ComposedAnswer> local = reading.answer();
        ModelAnswering.Outcome outcome = byModel.map(model -> model.answer(call, found, local, now))
                .orElseGet(() -> new ModelAnswering.Outcome(local, null));
        return Answer.of(outcome.answer()
                .map(given -> result(question, given, outcome.by()))
                .orElseGet(() -> new Ask.Result(question, null, nothing(reading), List.of(), false)));
    }

    private List<FoundMemory> find(Call<Ask.Arguments> call, HeldAt heldAt) {
        MemoryFilter filter = new MemoryFilter(call.caller().readableSpaces(), null, null, heldAt);
        return search.search(new SearchRequest(
                call.arguments().question(), call.caller().person(), filter, CANDIDATES, 0, call.deadline()));
    }

    private static String nothing(Reading reading) {
        return reading.namesakes().isEmpty()
                ? NOTHING
                : NOTHING + " The name may mean " + String.join(" or ", reading.namesakes()) + ".";
    }

    private static void addNew(List<FoundMemory> found, List<FoundMemory> more) {
        Set<UUID> known = new HashSet<>();
        found.forEach(memory -> known.add(memory.memory().factId()));
        more.stream().filter(memory -> known.add(memory.memory().factId())).forEach(found::add);
    }

    private static Ask.Result result(String question, ComposedAnswer answer, @Nullable String by) {
        List<Ask.Evidence> evidence = answer.memories().stream()
                .map(memory -> new Ask.Evidence(MemoryNumber.format(memory.number()), memory.text()))
                .toList();
        return new Ask.Result(question, answer.text(), by, evidence, answer.clash());
    }
}
