// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.CallMetric;
import dev.keepsake.messaging.MessagingProperties;
import dev.keepsake.messaging.broker.BrokerClients;
import dev.keepsake.messaging.broker.BusPart;
import dev.keepsake.messaging.broker.StartOrder;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.kafka.listener.AcknowledgingMessageListener;
import org.springframework.kafka.listener.ConsumerAwareRebalanceListener;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.kafka.listener.KafkaMessageListenerContainer;
import org.springframework.kafka.support.Acknowledgment;

/**
 * Fetches the calls of this service and hands them to a few threads, so that a slow call holds up neither the fetching nor
 * other spaces. What they could not answer in time is refused at once. When many are in work it stops fetching.
 */
final class CallServer implements SmartLifecycle, BusPart {
    private static final Logger LOG = LoggerFactory.getLogger(CallServer.class);
    private static final int COMMIT_MILLIS = 250;
    private static final int DRAIN_MILLIS = 10_000;

    private final MessagingProperties properties;
    private final BrokerClients clients;
    private final CallWorker worker;
    private final ToolAnnouncer announcer;
    private final CallsInWork inWork = new CallsInWork();
    private final CallLanes lanes;
    private final ScheduledThreadPoolExecutor commits = new ScheduledThreadPoolExecutor(1);
    private volatile boolean joined;
    private volatile @Nullable KafkaMessageListenerContainer<String, byte[]> container;

    CallServer(MessagingProperties properties, BrokerClients clients, CallWorker worker, ToolAnnouncer announcer) {
        this.properties = properties;
        this.clients = clients;
        this.worker = worker;
        this.announcer = announcer;
        this.lanes = new CallLanes(properties.concurrency());
    }

    @Override
    public void start() {
        String topic = Topic.callsOf(properties.requiredService()).topicName();
        ContainerProperties settings = new ContainerProperties(topic);
        clients.applyTo(settings);
        settings.setGroupId(topic);
        settings.setAckMode(ContainerProperties.AckMode.MANUAL);
        settings.setConsumerRebalanceListener(new Rebalances());
        settings.setMessageListener((AcknowledgingMessageListener<String, byte[]>) this::receive);
        KafkaMessageListenerContainer<String, byte[]> started = new KafkaMessageListenerContainer<>(
                clients.consumers(Map.of(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, properties.callsInFlight())),
                settings);
        started.setBeanName("keepsake-calls");
        started.start();
        container = started;
        commits.scheduleWithFixedDelay(this::settle, COMMIT_MILLIS, COMMIT_MILLIS, TimeUnit.MILLISECONDS);
        announcer.announce();
    }

    private void receive(ConsumerRecord<String, byte[]> record, @Nullable Acknowledgment acknowledgment) {
        if (acknowledgment == null) {
            throw new IllegalStateException("The container does not let positions be given by hand.");
        }
        CallsInWork.Entry entry = inWork.begin(record, acknowledgment);
        worker.count(CallMetric.RECEIVED);
        String lane = record.key() == null || worker.onlyReads(record) ? null : record.key();
        worker.take(record, lane)
                .ifPresentOrElse(
                        share -> run(worker.task(record, share, () -> ended(entry)), lane),
                        () -> commits.execute(worker.refusal(record, () -> ended(entry))));
        KafkaMessageListenerContainer<String, byte[]> running = container;
        if (running != null && inWork.count() >= properties.callsInFlight()) {
            running.pause();
        }
    }

    private void run(Runnable task, @Nullable String lane) {
        if (lane == null) {
            lanes.run(task);
        } else {
            lanes.runInOrder(lane, task);
        }
    }

    private void ended(CallsInWork.Entry entry) {
        inWork.end(entry);
        resumeIfIdle();
    }

    private void settle() {
        inWork.commit();
        resumeIfIdle();
    }

    private void resumeIfIdle() {
        KafkaMessageListenerContainer<String, byte[]> running = container;
        if (running != null && running.isPauseRequested() && inWork.count() <= properties.callsInFlight() / 2) {
            running.resume();
        }
    }

    @Override
    public void stop() {
        KafkaMessageListenerContainer<String, byte[]> running = container;
        if (running == null) {
            return;
        }
        container = null;
        running.pause();
        try {
            if (!inWork.awaitNone(DRAIN_MILLIS)) {
                LOG.warn("{} calls are left unfinished; they come again at the next start", inWork.count());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        commits.shutdown();
        inWork.commit();
        running.stop();
        lanes.close();
    }

    @Override
    public boolean isRunning() {
        return container != null;
    }

    @Override
    public int getPhase() {
        return StartOrder.CALLS;
    }

    @Override
    public String partName() {
        return "calls";
    }

    @Override
    public boolean isReady() {
        return joined;
    }

    private final class Rebalances implements ConsumerAwareRebalanceListener {
        @Override
        public void onPartitionsAssigned(Consumer<?, ?> consumer, Collection<TopicPartition> assigned) {
            joined = true;
        }

        @Override
        public void onPartitionsRevokedBeforeCommit(Consumer<?, ?> consumer, Collection<TopicPartition> revoked) {
            inWork.commit();
            inWork.forget(revoked);
        }

        @Override
        public void onPartitionsLost(Consumer<?, ?> consumer, Collection<TopicPartition> lost) {
            inWork.forget(lost);
        }
    }
}
