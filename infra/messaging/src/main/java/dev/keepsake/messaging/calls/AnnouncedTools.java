// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.wire.Json;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.ServedTools;
import dev.keepsake.messaging.broker.BrokerClients;
import dev.keepsake.messaging.broker.BusPart;
import dev.keepsake.messaging.broker.StartOrder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.kafka.support.TopicPartitionOffset;
import tools.jackson.core.JacksonException;

/** Follows the tools topic from its beginning. */
final class AnnouncedTools implements ServedTools, SmartLifecycle, BusPart {
    private static final Logger LOG = LoggerFactory.getLogger(AnnouncedTools.class);

    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    private final BrokerClients clients;
    private final PartitionFollower follower;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final Map<String, Set<String>> byService = new TreeMap<>();
    private volatile Set<String> names = Set.of();
    private volatile long announcedAtStart;
    private volatile long seen;

    AnnouncedTools(BrokerClients clients) {
        this.clients = clients;
        this.follower = new PartitionFollower(clients);
    }

    @Override
    public Set<String> names() {
        return names;
    }

    @Override
    public void onChange(Runnable listener) {
        listeners.add(listener);
    }

    @Override
    public void start() {
        announcedAtStart = endOfTopic();
        follower.start(
                new TopicPartitionOffset(Topic.TOOLS.topicName(), 0, TopicPartitionOffset.SeekPosition.BEGINNING),
                "keepsake-tools",
                this::receive);
    }

    private long endOfTopic() {
        TopicPartition only = new TopicPartition(Topic.TOOLS.topicName(), 0);
        try (Consumer<String, byte[]> consumer = clients.consumers(Map.of()).createConsumer()) {
            return consumer.endOffsets(Set.of(only), TIMEOUT).getOrDefault(only, 0L);
        }
    }

    private void receive(ConsumerRecord<String, byte[]> record) {
        seen = record.offset() + 1;
        try {
            if (record.value() == null) {
                byService.remove(record.key());
            } else {
                Announcement announcement = Json.mapper().readValue(record.value(), Announcement.class);
                byService.put(record.key(), announcement.tools());
            }
        } catch (JacksonException unreadable) {
            LOG.warn("An announcement of tools cannot be read: {}", unreadable.getOriginalMessage());
            return;
        }
        Set<String> now = new TreeSet<>();
        byService.values().forEach(now::addAll);
        if (!now.equals(names)) {
            names = Set.copyOf(now);
            LOG.info("Tools served: {}", now);
            listeners.forEach(Runnable::run);
        }
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
        return "tools";
    }

    /** Once everything has been read that was announced before the start: nothing on a fresh installation. */
    @Override
    public boolean isReady() {
        return follower.isRunning() && seen >= announcedAtStart;
    }
}
