// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

import dev.keepsake.messaging.TopicSetup;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;

/** Waits for the broker and makes the topics before anything else of the bus starts. */
final class TopicsAtStart implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(TopicsAtStart.class);

    private final BrokerClients clients;
    private final TopicSetup topics;
    private final Duration timeout;
    private final CountDownLatch stopped = new CountDownLatch(1);
    private volatile boolean running;

    TopicsAtStart(BrokerClients clients, TopicSetup topics, Duration timeout) {
        this.clients = clients;
        this.topics = topics;
        this.timeout = timeout;
    }

    @Override
    public void start() {
        long end = System.nanoTime() + timeout.toNanos();
        try (Admin admin = clients.admin()) {
            while (!created(admin, System.nanoTime() < end)) {
                if (stopped.await(1, TimeUnit.SECONDS)) {
                    return;
                }
            }
            running = true;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean created(Admin admin, boolean mayFail) throws InterruptedException {
        try {
            topics.createMissing(admin);
            return true;
        } catch (ExecutionException | TimeoutException failure) {
            if (!mayFail) {
                throw new IllegalStateException(
                        "The Kafka broker does not answer; see KEEPSAKE_KAFKA_BROKERS. It was tried for "
                                + timeout.toSeconds() + " seconds.",
                        failure);
            }
            LOG.info("Waiting for the Kafka broker: {}", failure.toString());
            return false;
        }
    }

    @Override
    public void stop() {
        stopped.countDown();
        running = false;
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    @Override
    public int getPhase() {
        return StartOrder.TOPICS;
    }
}
