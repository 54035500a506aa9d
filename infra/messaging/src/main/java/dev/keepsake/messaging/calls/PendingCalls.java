// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.messaging.CallMetric;
import dev.keepsake.messaging.CallOutcome;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** All calls that somebody waits for, at most so many; owns their timers. */
final class PendingCalls {
    private static final String OVERLOADED = "Too many calls are waiting already. " + RetryAfter.SENTENCE;

    private final Map<UUID, Waiting> calls = new ConcurrentHashMap<>();
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, daemon("keepsake-deadline"));
    /** What depends on an outcome runs here, so that it cannot hold up the replies of others. */
    private final ExecutorService completions = Executors.newFixedThreadPool(2, daemon("keepsake-reply"));

    private final int most;
    private final Duration settleTimeout;
    private final Counter late;

    PendingCalls(int most, Duration settleTimeout, MeterRegistry meters) {
        this.most = most;
        this.settleTimeout = settleTimeout;
        this.late = meters.counter(CallMetric.LATE.metricName());
        meters.gaugeMapSize("keepsake.call.pending", Set.of(), calls);
        timer.setRemoveOnCancelPolicy(true);
    }

    private record Waiting(PendingCall call, CompletableFuture<CallOutcome> outcome) {}

    /** What is said when nobody has answered. */
    static CallOutcome.Refused notAnswered(ToolContract<?, ?> tool, Duration timeout) {
        return new CallOutcome.Refused(
                ErrorCode.DEADLINE_EXCEEDED,
                "The " + tool.service().wireName() + " service did not answer within " + inWords(timeout) + ". "
                        + RetryAfter.SENTENCE);
    }

    CompletableFuture<CallOutcome> await(
            UUID callId, @Nullable String settlementField, Duration timeout, CallOutcome.Refused expiry) {
        if (calls.size() >= most) {
            return CompletableFuture.completedFuture(new CallOutcome.Refused(ErrorCode.OVERLOADED, OVERLOADED));
        }
        CompletableFuture<CallOutcome> outcome = new CompletableFuture<>();
        Waiting waiting = new Waiting(new PendingCall(settlementField), outcome);
        calls.put(callId, waiting);
        // Only now: with a timeout of nothing it runs at once.
        endAfter(timeout, callId, waiting, () -> waiting.call().unanswered(expiry));
        return outcome;
    }

    void answered(UUID callId, ObjectNode result, Set<String> awaits) {
        Waiting waiting = waiting(callId);
        if (waiting == null) {
            return;
        }
        Optional<CallOutcome> outcome = waiting.call().answered(result, awaits);
        end(callId, waiting, outcome);
        if (outcome.isEmpty()) {
            endAfter(settleTimeout, callId, waiting, waiting.call()::unsettled);
        }
    }

    /** Settlements that nobody waits for any more are usual: readers cannot know. */
    void settled(UUID callId, String settlement) {
        Waiting waiting = calls.get(callId);
        if (waiting != null) {
            end(callId, waiting, waiting.call().settled(settlement));
        }
    }

    void refuse(UUID callId, ErrorCode code, String sentence) {
        Waiting waiting = waiting(callId);
        if (waiting != null) {
            end(callId, waiting, waiting.call().refused(new CallOutcome.Refused(code, sentence)));
        }
    }

    private void endAfter(Duration delay, UUID callId, Waiting waiting, Supplier<Optional<CallOutcome>> outcome) {
        Future<?> alarm =
                timer.schedule(() -> end(callId, waiting, outcome.get()), delay.toMillis(), TimeUnit.MILLISECONDS);
        waiting.outcome().whenComplete((ended, failure) -> alarm.cancel(false));
    }

    private @Nullable Waiting waiting(UUID callId) {
        Waiting waiting = calls.get(callId);
        if (waiting == null) {
            late.increment();
        }
        return waiting;
    }

    private void end(UUID callId, Waiting waiting, Optional<CallOutcome> outcome) {
        outcome.ifPresent(value -> {
            calls.remove(callId);
            waiting.outcome().completeAsync(() -> value, completions);
        });
    }

    private static String inWords(Duration timeout) {
        long seconds = Math.max(1, timeout.toSeconds());
        return seconds == 1 ? "1 second" : seconds + " seconds";
    }

    private static ThreadFactory daemon(String name) {
        return task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        };
    }

    void close() {
        timer.shutdownNow();
        completions.shutdown();
    }
}
