// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Refusal;
import dev.keepsake.contracts.wire.Header;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.broker.BrokerClients;
import dev.keepsake.messaging.broker.BusPart;
import dev.keepsake.messaging.broker.HeaderText;
import dev.keepsake.messaging.broker.Partitions;
import dev.keepsake.messaging.broker.StartOrder;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.TopicPartitionOffset;
import tools.jackson.databind.node.ObjectNode;

/**
 * Listens on one partition of the reply topic, chosen by this instance's id and read from its end. Two instances may
 * choose the same one: each ignores what the other waits for.
 */
final class ReplyListener implements SmartLifecycle, BusPart {
    private static final Logger LOG = LoggerFactory.getLogger(ReplyListener.class);
    private static final int PROBES = 50;
    private static final int MILLIS_BETWEEN_PROBES = 200;

    private final PartitionFollower follower;
    private final KafkaTemplate<String, byte[]> template;
    private final PendingCalls pending;
    private final UUID instance = UUID.randomUUID();
    private final CountDownLatch probed = new CountDownLatch(1);
    private volatile int partition;

    ReplyListener(BrokerClients clients, KafkaTemplate<String, byte[]> template, PendingCalls pending) {
        this.follower = new PartitionFollower(clients);
        this.template = template;
        this.pending = pending;
    }

    int partition() {
        return partition;
    }

    @Override
    public void start() {
        partition = Partitions.of(
                instance.toString(),
                template.partitionsFor(Topic.REPLIES.topicName()).size());
        follower.start(
                new TopicPartitionOffset(Topic.REPLIES.topicName(), partition, TopicPartitionOffset.SeekPosition.END),
                "keepsake-replies",
                this::receive);
        probe();
    }

    /** Goes the whole way once: the first use of a producer and a consumer takes up to a second. */
    private void probe() {
        try {
            for (int i = 0; i < PROBES && !isReady(); i++) {
                ProducerRecord<String, byte[]> record =
                        new ProducerRecord<>(Topic.REPLIES.topicName(), partition, instance.toString(), new byte[0]);
                HeaderText.put(record.headers(), Header.CALL_ID, instance);
                HeaderText.put(record.headers(), Header.REPLY_KIND, ReplyKind.PROBE.wireName());
                template.send(record);
                if (probed.await(MILLIS_BETWEEN_PROBES, TimeUnit.MILLISECONDS)) {
                    LOG.info("Replies come on partition {}", partition);
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void receive(ConsumerRecord<String, byte[]> record) {
        try {
            UUID callId = UUID.fromString(HeaderText.required(record.headers(), Header.CALL_ID));
            String kind = HeaderText.required(record.headers(), Header.REPLY_KIND);
            if (kind.equals(ReplyKind.RESULT.wireName())) {
                pending.answered(callId, (ObjectNode) Json.mapper().readTree(record.value()), awaits(record));
            } else if (kind.equals(ReplyKind.REFUSED.wireName())) {
                Refusal refusal = Json.mapper().readValue(record.value(), Refusal.class);
                pending.refuse(callId, refusal.code(), refusal.message());
            } else if (kind.equals(ReplyKind.SETTLED.wireName())) {
                pending.settled(callId, HeaderText.required(record.headers(), Header.SETTLED));
            } else if (callId.equals(instance)) {
                probed.countDown();
            }
        } catch (RuntimeException failure) {
            LOG.error("A reply at offset {} cannot be read", record.offset(), failure);
            HeaderText.get(record.headers(), Header.CALL_ID).ifPresent(this::giveUp);
        }
    }

    private void giveUp(String callId) {
        try {
            pending.refuse(
                    UUID.fromString(callId),
                    ErrorCode.INTERNAL,
                    "Something went wrong on our side; the log has it under call " + callId + ".");
        } catch (IllegalArgumentException notOurs) {
            LOG.debug("Not a call id", notOurs);
        }
    }

    private static Set<String> awaits(ConsumerRecord<String, byte[]> record) {
        return HeaderText.get(record.headers(), Header.AWAITS)
                .map(names -> Set.of(names.split(",", -1)))
                .orElse(Set.of());
    }

    @Override
    public void stop() {
        follower.stop();
    }

    @Override
    public boolean isRunning() {
        return follower.isRunning();
    }

    @Override
    public int getPhase() {
        return StartOrder.GATEWAY;
    }

    @Override
    public String partName() {
        return "replies";
    }

    @Override
    public boolean isReady() {
        return probed.getCount() == 0;
    }
}
