// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

import dev.keepsake.model.ModelUnavailable.Reason;
import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import io.github.resilience4j.core.IntervalBiFunction;
import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.retry.RetryConfig;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;

/**
 * Asks a model until it has a usable answer, a few times at most and never past the deadline. A model that keeps failing is
 * left alone for a while, for everybody. Thread-safe.
 */
public final class ModelEngine {
    private static final int EXCHANGES_LOOKED_AT = 20;
    private static final int LEAST_EXCHANGES = 5;
    private static final int GROWTH = 2;

    private final Chat chat;
    private final TokenLedger ledger;
    private final ModelSettings settings;
    private final MeterRegistry meters;
    private final Clock clock;
    private final CircuitBreaker breaker;

    public ModelEngine(Chat chat, TokenLedger ledger, ModelSettings settings, MeterRegistry meters, Clock clock) {
        this.chat = chat;
        this.ledger = ledger;
        this.settings = settings;
        this.meters = meters;
        this.clock = clock;
        this.breaker = CircuitBreaker.of(
                "model",
                CircuitBreakerConfig.custom()
                        .slidingWindowSize(EXCHANGES_LOOKED_AT)
                        .minimumNumberOfCalls(LEAST_EXCHANGES)
                        .permittedNumberOfCallsInHalfOpenState(1)
                        .waitDurationInOpenState(settings.rest())
                        .clock(clock)
                        .build());
    }

    /**
     * Puts a question to the model.
     *
     * @throws ModelUnavailable if there is no usable answer in time
     */
    public <T> T ask(ModelQuestion<T> question) {
        String data = DataBlock.of(question.data());
        String schema = ReplySchema.of(question.reply());
        return retry(question.deadline()).executeSupplier(() -> attempt(question, data, schema));
    }

    private <T> T attempt(ModelQuestion<T> question, String data, String schema) {
        try {
            Duration patience = patience(question.deadline());
            if (settings.budget() > 0 && ledger.usedOn(today(), question.account()) >= settings.budget()) {
                throw new ModelUnavailable(Reason.BUDGET_USED_UP);
            }
            T answer = breaker.executeSupplier(() -> exchange(question, data, schema, patience));
            count(question.prompt(), "answered");
            return answer;
        } catch (CallNotPermittedException open) {
            count(question.prompt(), Reason.RESTING.name());
            throw new ModelUnavailable(Reason.RESTING);
        } catch (ModelUnavailable failure) {
            count(question.prompt(), failure.reason().name());
            throw failure;
        }
    }

    private <T> T exchange(ModelQuestion<T> question, String data, String schema, Duration patience) {
        String instructions = question.prompt().text();
        Tokens sent = Tokens.estimated(instructions.length() + data.length());
        Chat.Reply reply;
        try {
            reply = chat.ask(instructions, data, schema, patience);
        } catch (ModelUnavailable failure) {
            if (failure.reason() == Reason.TIMED_OUT) {
                // The service has done the work, or is still doing it.
                charge(question, sent.count(), 0);
            }
            throw failure;
        }
        charge(
                question,
                reply.asked() > 0 ? reply.asked() : sent.count(),
                reply.answered() > 0
                        ? reply.answered()
                        : Tokens.estimated(reply.text().length()).count());
        return ReplyReader.read(reply.text(), question.reply())
                .orElseThrow(() -> new ModelUnavailable(Reason.UNREADABLE));
    }

    private Retry retry(Instant deadline) {
        IntervalBiFunction<Object> pause =
                (attempt, outcome) -> pauseAfter(attempt, outcome.getLeft()).toMillis();
        return Retry.of(
                "model",
                RetryConfig.custom()
                        .maxAttempts(settings.attempts())
                        .intervalBiFunction(pause)
                        .retryOnException(failure -> isWorthAnother(failure, deadline))
                        .build());
    }

    private boolean isWorthAnother(Throwable failure, Instant deadline) {
        return failure instanceof ModelUnavailable unavailable
                && unavailable.reason().isPassing()
                && clock.instant().plus(pauseAfter(1, failure)).isBefore(deadline);
    }

    private Duration pauseAfter(int attempt, Throwable failure) {
        Duration own = settings.pause().multipliedBy((long) Math.pow(GROWTH, attempt - 1.0));
        Duration asked = failure instanceof ModelUnavailable unavailable
                ? unavailable.retryAfter().orElse(Duration.ZERO)
                : Duration.ZERO;
        return asked.compareTo(own) > 0 ? asked : own;
    }

    private Duration patience(Instant deadline) {
        Duration left = Duration.between(clock.instant(), deadline);
        if (left.isNegative() || left.isZero()) {
            throw new ModelUnavailable(Reason.NO_TIME_LEFT);
        }
        return left.compareTo(settings.timeout()) < 0 ? left : settings.timeout();
    }

    private void charge(ModelQuestion<?> question, long asked, long answered) {
        ledger.add(today(), question.account(), asked, answered);
        String prompt = question.prompt().name();
        meters.counter(ModelMetric.TOKENS.metricName(), "prompt", prompt, "direction", "sent")
                .increment(asked);
        meters.counter(ModelMetric.TOKENS.metricName(), "prompt", prompt, "direction", "received")
                .increment(answered);
    }

    private void count(Prompt prompt, String outcome) {
        meters.counter(
                        ModelMetric.ASKED.metricName(),
                        "prompt",
                        prompt.name(),
                        "version",
                        Integer.toString(prompt.version()),
                        "outcome",
                        outcome.toLowerCase(Locale.ROOT))
                .increment();
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }
}
