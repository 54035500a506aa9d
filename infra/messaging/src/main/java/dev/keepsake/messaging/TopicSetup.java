// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.wire.Topic;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.errors.TopicExistsException;

/** Creates the topics that are missing, and their dead letter topics. Leaves existing topics as they are. */
public final class TopicSetup {
    private static final int LARGEST_RECORD_BYTES = 8 * 1024 * 1024;
    private static final Duration DEAD_LETTERS_KEPT = Duration.ofDays(14);
    private static final long TIMEOUT_SECONDS = 15;

    private final int partitions;
    private final short replicationFactor;

    public TopicSetup(int partitions, short replicationFactor) {
        this.partitions = partitions;
        this.replicationFactor = replicationFactor;
    }

    /** Creates what is missing and returns once every topic is known to the broker; throws if the broker does not answer in time. */
    public void createMissing(Admin admin) throws ExecutionException, InterruptedException, TimeoutException {
        Set<String> existing = admin.listTopics().names().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        List<NewTopic> missing =
                all().stream().filter(topic -> !existing.contains(topic.name())).toList();
        try {
            admin.createTopics(missing).all().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException failure) {
            // Another process that starts at the same time was quicker.
            if (!(failure.getCause() instanceof TopicExistsException)) {
                throw failure;
            }
        }
        admin.describeTopics(all().stream().map(NewTopic::name).toList())
                .allTopicNames()
                .get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    }

    List<NewTopic> all() {
        List<NewTopic> topics = new ArrayList<>();
        for (Topic topic : Topic.values()) {
            int count = topic == Topic.TOOLS ? 1 : partitions;
            topics.add(topic(topic.topicName(), count, settingsOf(topic)));
            topics.add(topic(
                    topic.deadLetterName(), count, Map.of(TopicConfig.RETENTION_MS_CONFIG, millis(DEAD_LETTERS_KEPT))));
        }
        return topics;
    }

    private NewTopic topic(String name, int count, Map<String, String> settings) {
        Map<String, String> configs = new HashMap<>(settings);
        configs.put(TopicConfig.MAX_MESSAGE_BYTES_CONFIG, String.valueOf(LARGEST_RECORD_BYTES));
        return new NewTopic(name, count, replicationFactor).configs(configs);
    }

    private static Map<String, String> settingsOf(Topic topic) {
        return topic.retention()
                .duration()
                .map(kept -> Map.of(
                        TopicConfig.RETENTION_MS_CONFIG, millis(kept),
                        // Only closed segments are deleted.
                        TopicConfig.SEGMENT_MS_CONFIG, millis(kept.dividedBy(4))))
                .orElseGet(TopicSetup::compacted);
    }

    /** A forgotten text must leave the log soon, though little else is written: segments close and are compacted hourly. */
    private static Map<String, String> compacted() {
        return Map.of(
                TopicConfig.CLEANUP_POLICY_CONFIG, TopicConfig.CLEANUP_POLICY_COMPACT,
                TopicConfig.SEGMENT_BYTES_CONFIG, String.valueOf(2 * LARGEST_RECORD_BYTES),
                TopicConfig.SEGMENT_MS_CONFIG, millis(Duration.ofHours(1)),
                TopicConfig.MAX_COMPACTION_LAG_MS_CONFIG, millis(Duration.ofHours(1)),
                TopicConfig.MIN_CLEANABLE_DIRTY_RATIO_CONFIG, "0.1");
    }

    private static String millis(Duration duration) {
        return String.valueOf(duration.toMillis());
    }
}
