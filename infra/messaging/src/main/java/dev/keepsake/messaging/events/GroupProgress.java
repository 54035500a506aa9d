// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.events;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.EventProgress;
import dev.keepsake.messaging.broker.BrokerClients;
import dev.keepsake.messaging.broker.Partitions;
import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.retry.RetryConfig;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.TopicPartition;

/** Compares what the service's consumer group has committed with where the partition ended. */
final class GroupProgress implements EventProgress, AutoCloseable {
    private static final Duration PAUSE = Duration.ofMillis(50);
    private static final long ANSWER_SECONDS = 5;

    private final ServiceName service;
    private final Admin admin;
    private final Clock clock;

    GroupProgress(ServiceName service, BrokerClients clients, Clock clock) {
        this.service = service;
        this.admin = clients.admin();
        this.clock = clock;
    }

    /** The consumer group by which a service reads a topic. */
    static String group(ServiceName service, String topicName) {
        return "keepsake-" + service.wireName() + "." + topicName;
    }

    @Override
    public boolean awaitHandled(Topic topic, SpaceId space, Instant deadline) {
        TopicPartition partition = partition(topic, space);
        long end = offset(partition, OffsetSpec.latest());
        boolean isEmpty = end == offset(partition, OffsetSpec.earliest());
        if (isEmpty) {
            return true;
        }
        try {
            patience(deadline).executeRunnable(() -> requireCommitted(topic, partition, end));
            return true;
        } catch (Behind notInTime) {
            return false;
        }
    }

    private Retry patience(Instant deadline) {
        return Retry.of(
                "progress",
                RetryConfig.custom()
                        .maxAttempts(Integer.MAX_VALUE)
                        .waitDuration(PAUSE)
                        .retryOnException(failure ->
                                failure instanceof Behind && clock.instant().isBefore(deadline))
                        .build());
    }

    private void requireCommitted(Topic topic, TopicPartition partition, long end) {
        if (committed(topic, partition) < end) {
            throw new Behind();
        }
    }

    /** An exception and not a result, because that is what a retry ends with when its thread is interrupted. */
    private static final class Behind extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Behind() {
            super("not all has been handled", null, false, false);
        }
    }

    private TopicPartition partition(Topic topic, SpaceId space) {
        String name = topic.topicName();
        TopicDescription description =
                answer(admin.describeTopics(List.of(name)).allTopicNames()).get(name);
        int count = Objects.requireNonNull(description).partitions().size();
        return new TopicPartition(name, Partitions.of(space.toString(), count));
    }

    private long offset(TopicPartition partition, OffsetSpec which) {
        return answer(admin.listOffsets(Map.of(partition, which)).partitionResult(partition))
                .offset();
    }

    private long committed(Topic topic, TopicPartition partition) {
        OffsetAndMetadata committed = answer(admin.listConsumerGroupOffsets(group(service, topic.topicName()))
                        .partitionsToOffsetAndMetadata())
                .get(partition);
        return committed == null ? 0 : committed.offset();
    }

    private static <T> T answer(KafkaFuture<T> asked) {
        try {
            return asked.get(ANSWER_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw away();
        } catch (ExecutionException | TimeoutException noAnswer) {
            throw away();
        }
    }

    private static CallRefused away() {
        return new CallRefused(
                ErrorCode.STORE_UNAVAILABLE, "The message bus does not answer at the moment. " + RetryAfter.SENTENCE);
    }

    @Override
    public void close() {
        admin.close(Duration.ofSeconds(1));
    }
}
