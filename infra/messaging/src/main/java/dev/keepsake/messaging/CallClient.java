// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Topic;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.JsonNode;

/** The asking side of the bus; the gateway has one. Thread-safe, never blocks its caller for long. */
public interface CallClient {

    /**
     * Asks the service that answers the tool. Completes within {@code timeout}, or within the settle timeout after a
     * reply that awaits settlements. Nobody there, too many calls waiting and a broker that is away are
     * {@link CallOutcome.Refused}, not exceptional completions.
     *
     * <p>Where the contract names a settlement field, the result carries it: true when every settlement the reply
     * awaited has come, false when the wait ended first or the handler said so itself.
     *
     * @param callId the idempotency key of the call; appears in every log line about it
     */
    CompletableFuture<CallOutcome> call(
            UUID callId, ToolContract<?, ?> tool, Caller caller, JsonNode arguments, Duration timeout);

    /** As above, with a new random id. */
    default CompletableFuture<CallOutcome> call(
            ToolContract<?, ?> tool, Caller caller, JsonNode arguments, Duration timeout) {
        return call(UUID.randomUUID(), tool, caller, arguments, timeout);
    }

    /**
     * Leaves a record on a topic; completes when every in-sync replica of the broker has it. Completes exceptionally
     * with a {@link dev.keepsake.contracts.call.CallRefused} that says when to retry if the broker does not take it in time.
     *
     * @param record written as JSON
     */
    CompletableFuture<Void> publish(Topic topic, String key, Object record);
}
