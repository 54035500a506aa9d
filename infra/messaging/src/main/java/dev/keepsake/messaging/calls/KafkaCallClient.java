// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.CallClient;
import dev.keepsake.messaging.CallOutcome;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import tools.jackson.databind.JsonNode;

/** Sends calls and leaves the waiting to {@link PendingCalls}. */
final class KafkaCallClient implements CallClient {
    private static final Logger LOG = LoggerFactory.getLogger(KafkaCallClient.class);
    private static final String BUS_AWAY = "The message bus does not take calls at the moment. " + RetryAfter.SENTENCE;

    private final KafkaTemplate<String, byte[]> template;
    private final PendingCalls pending;
    private final ReplyListener replies;
    private final SendThread sending;
    private final Clock clock;

    KafkaCallClient(
            KafkaTemplate<String, byte[]> template,
            PendingCalls pending,
            ReplyListener replies,
            SendThread sending,
            Clock clock) {
        this.template = template;
        this.pending = pending;
        this.replies = replies;
        this.sending = sending;
        this.clock = clock;
    }

    @Override
    public CompletableFuture<CallOutcome> call(
            UUID callId, ToolContract<?, ?> tool, Caller caller, JsonNode arguments, Duration timeout) {
        CallRecord call = new CallRecord(
                new CallOrigin(callId, replies.partition()),
                tool.name(),
                caller,
                clock.instant().plus(timeout),
                arguments);
        ProducerRecord<String, byte[]> record =
                call.on(Topic.callsOf(tool.service()).topicName());
        CompletableFuture<CallOutcome> outcome = pending.await(
                callId, tool.settlementField().orElse(null), timeout, PendingCalls.notAnswered(tool, timeout));
        if (!outcome.isDone()) {
            send(record).exceptionally(failure -> {
                LOG.warn("Call {} of {} could not be sent: {}", callId, tool.name(), failure.toString());
                pending.refuse(callId, ErrorCode.STORE_UNAVAILABLE, BUS_AWAY);
                return null;
            });
        }
        return outcome;
    }

    @Override
    public CompletableFuture<Void> publish(Topic topic, String key, Object record) {
        return send(new ProducerRecord<>(topic.topicName(), key, Json.mapper().writeValueAsBytes(record)))
                .exceptionallyCompose(failure -> {
                    LOG.warn("A record for {} could not be sent: {}", topic.topicName(), failure.toString());
                    return CompletableFuture.failedFuture(new CallRefused(ErrorCode.STORE_UNAVAILABLE, BUS_AWAY));
                });
    }

    private CompletableFuture<Void> send(ProducerRecord<String, byte[]> record) {
        return sending.run(() -> template.send(record)).thenApply(sent -> null);
    }
}
