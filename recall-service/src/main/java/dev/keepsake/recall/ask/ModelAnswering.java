// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.recall.Ask;
import dev.keepsake.model.ModelEngine;
import dev.keepsake.model.ModelQuestion;
import dev.keepsake.model.ModelUnavailable;
import dev.keepsake.model.Prompt;
import dev.keepsake.recall.search.FoundMemory;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/** The model engine of {@code ask}: an answer with citations, believed only where the cited memories say it. */
final class ModelAnswering {
    private static final String METRIC = "keepsake.ask.answered";
    private static final String BY_MODEL = "Answered by the model engine.";
    private static final String BY_LOCAL = "Answered by the local engine: ";

    /** What is left of the deadline for the way back. */
    private static final Duration WAY_BACK = Duration.ofSeconds(1);

    /** Those who wait for a model must leave threads to the others. */
    private static final int AT_ONCE = 2;

    private final ModelEngine model;
    private final Prompt prompt;
    private final Answering answering;
    private final boolean mayFallBack;
    private final MeterRegistry meters;
    private final Semaphore places = new Semaphore(AT_ONCE);

    ModelAnswering(ModelEngine model, Prompt prompt, Answering answering, boolean mayFallBack, MeterRegistry meters) {
        this.model = model;
        this.prompt = prompt;
        this.answering = answering;
        this.mayFallBack = mayFallBack;
        this.meters = meters;
    }

    /**
     * An answer, if there is one, and who gave it.
     *
     * @param by absent where nothing had to be decided
     */
    record Outcome(
            Optional<ComposedAnswer> answer, @Nullable String by) {}

    /** @param local the answer of the rules; it stands where memories clash, and where the model gives none that holds */
    Outcome answer(Call<Ask.Arguments> call, List<FoundMemory> found, Optional<ComposedAnswer> local, Instant now) {
        if (found.isEmpty() || local.filter(ComposedAnswer::clash).isPresent()) {
            return new Outcome(local, null);
        }
        if (!places.tryAcquire()) {
            return local(local, "busy", "The model is busy.");
        }
        try {
            Optional<ComposedAnswer> answer = believed(call, found, local, now);
            return answer.isPresent()
                    ? counted("model", new Outcome(answer, BY_MODEL))
                    : local(local, "unsupported", "The model gave no answer that the memories support.");
        } catch (ModelUnavailable unavailable) {
            if (!mayFallBack) {
                throw new CallRefused(ErrorCode.MODEL_UNAVAILABLE, unavailable.sentence() + " " + RetryAfter.SENTENCE);
            }
            return local(local, "unavailable", unavailable.sentence());
        } finally {
            places.release();
        }
    }

    private Optional<ComposedAnswer> believed(
            Call<Ask.Arguments> call, List<FoundMemory> found, Optional<ComposedAnswer> local, Instant now) {
        String question = call.arguments().question();
        String person = call.caller().person();
        CitedAnswer answer = model.ask(new ModelQuestion<>(
                prompt,
                AskedOfModel.of(question, person, now, found),
                CitedAnswer.class,
                call.caller().tenant(),
                call.deadline().minus(WAY_BACK)));
        boolean inRange = answer.memories().stream().allMatch(number -> number >= 1 && number <= found.size());
        if (answer.answer().isBlank() || answer.memories().isEmpty() || !inRange) {
            return Optional.empty();
        }
        List<FoundMemory> cited = answer.memories().stream()
                .distinct()
                .map(number -> found.get(number - 1))
                .toList();
        boolean clash = cited.stream().anyMatch(one -> one.memory().status() == MemoryStatus.CLASH);
        boolean holds = !clash
                && answering.supports(
                        new Answering.Asked(question, person, now, call.caller().zone()),
                        answer.answer(),
                        cited,
                        local);
        return holds
                ? Optional.of(new ComposedAnswer(
                        answer.answer().strip(),
                        cited.stream().map(FoundMemory::memory).toList(),
                        false))
                : Optional.empty();
    }

    private Outcome local(Optional<ComposedAnswer> local, String reason, String sentence) {
        return counted("local_" + reason, new Outcome(local, BY_LOCAL + sentence));
    }

    private Outcome counted(String by, Outcome outcome) {
        meters.counter(METRIC, "by", by).increment();
        return outcome;
    }
}
