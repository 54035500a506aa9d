// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.call;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.contracts.tool.Delivery;
import dev.keepsake.contracts.tool.SecretPolicy;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.access.Principal;
import dev.keepsake.gateway.catalog.CheckedArguments;
import dev.keepsake.gateway.catalog.OfferedTool;
import dev.keepsake.messaging.CallClient;
import dev.keepsake.messaging.CallOutcome;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;
import tools.jackson.databind.JsonNode;

/** Takes a call from its caller to the bus and the outcome back. */
public final class ToolCalls {
    private static final Logger LOG = LoggerFactory.getLogger(ToolCalls.class);

    private final CallClient bus;
    private final SecretFilter secrets;
    private final CallTimer timer;
    private final Clock clock;
    private final Duration deadline;

    ToolCalls(CallClient bus, SecretFilter secrets, CallTimer timer, Clock clock, Duration deadline) {
        this.bus = bus;
        this.secrets = secrets;
        this.timer = timer;
        this.clock = clock;
        this.deadline = deadline;
    }

    /** Checks the arguments and makes the call. Every failure is an outcome: the Mono never fails and is never empty. */
    public Mono<CallResult> call(Principal principal, OfferedTool tool, JsonNode arguments) {
        Mono<CallResult> made = Mono.defer(() -> {
            UUID callId = UUID.randomUUID();
            long start = System.nanoTime();
            return Mono.fromFuture(() -> send(callId, principal, tool, arguments))
                    .onErrorResume(failure -> Mono.just(refusal(callId, tool, failure)))
                    .map(outcome -> new CallResult(callId, outcome))
                    .doOnNext(result -> timer.record(tool.name(), result.outcome(), System.nanoTime() - start));
        });
        // Looking for secrets in a long conversation takes a while, and an event loop must not.
        return tool.contract().secrets().equals(SecretPolicy.NONE)
                ? made
                : made.subscribeOn(Schedulers.boundedElastic());
    }

    private CompletableFuture<CallOutcome> send(
            UUID callId, Principal principal, OfferedTool tool, JsonNode arguments) {
        CheckedArguments checked = secrets.apply(tool.contract(), tool.read(arguments));
        Caller caller = principal.caller(checked.userName());
        LOG.debug("call {} of {} in space {}", callId, tool.name(), caller.space());
        return deliver(tool.contract(), callId, caller, checked);
    }

    private <A, R> CompletableFuture<CallOutcome> deliver(
            ToolContract<A, R> tool, UUID callId, Caller caller, CheckedArguments checked) {
        if (tool.delivery() instanceof Delivery.Accepted<A, R> accepted) {
            A arguments = tool.arguments().cast(checked.decoded());
            Delivery.Accept<R> accept = accepted.acceptance().accept(callId, caller, arguments, clock.instant());
            CallOutcome kept = new CallOutcome.Answered(Json.mapper().valueToTree(accept.result()));
            return bus.publish(accepted.topic(), accept.key(), accept.record())
                    .orTimeout(deadline.toMillis(), TimeUnit.MILLISECONDS)
                    .thenApply(done -> kept);
        }
        return bus.call(callId, tool, caller, checked.json(), deadline);
    }

    private static CallOutcome refusal(UUID callId, OfferedTool tool, Throwable failure) {
        Throwable cause = failure instanceof CompletionException wrapped && wrapped.getCause() != null
                ? wrapped.getCause()
                : failure;
        if (cause instanceof CallRefused refused) {
            return new CallOutcome.Refused(refused.code(), refused.sentence());
        }
        if (cause instanceof TimeoutException) {
            return new CallOutcome.Refused(
                    ErrorCode.DEADLINE_EXCEEDED,
                    "The message broker did not take the call in time. " + RetryAfter.SENTENCE);
        }
        LOG.error("call {} of {} failed", callId, tool.name(), cause);
        return new CallOutcome.Refused(
                ErrorCode.INTERNAL, "Something went wrong on our side; the log has it under call " + callId + ".");
    }
}
