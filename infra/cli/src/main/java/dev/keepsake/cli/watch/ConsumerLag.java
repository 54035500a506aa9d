// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.watch;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.GroupListing;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/** How many records each group of consumers has still to read, by topic. */
final class ConsumerLag {

    private static final long SECONDS = 10;

    private ConsumerLag() {}

    /** From {@code group on topic} to records. */
    static Map<String, Long> read(String brokers) throws InterruptedException, ExecutionException, TimeoutException {
        Map<String, Object> settings =
                Map.of("bootstrap.servers", brokers, "request.timeout.ms", 5_000, "default.api.timeout.ms", 8_000);
        try (Admin admin = Admin.create(settings)) {
            List<String> groups = admin.listGroups().all().get(SECONDS, TimeUnit.SECONDS).stream()
                    .map(GroupListing::groupId)
                    .sorted()
                    .toList();
            Map<String, Long> lag = new TreeMap<>();
            for (String group : groups) {
                lagOf(admin, group).forEach((topic, records) -> lag.put(group + " on " + topic, records));
            }
            return lag;
        }
    }

    private static Map<String, Long> lagOf(Admin admin, String group)
            throws InterruptedException, ExecutionException, TimeoutException {
        Map<TopicPartition, OffsetAndMetadata> read = admin.listConsumerGroupOffsets(group)
                .partitionsToOffsetAndMetadata()
                .get(SECONDS, TimeUnit.SECONDS);
        Map<TopicPartition, OffsetSpec> latest = new HashMap<>();
        read.keySet().forEach(partition -> latest.put(partition, OffsetSpec.latest()));
        Map<String, Long> lag = new TreeMap<>();
        admin.listOffsets(latest).all().get(SECONDS, TimeUnit.SECONDS).forEach((partition, end) -> {
            OffsetAndMetadata committed = read.get(partition);
            if (committed != null) {
                lag.merge(partition.topic(), end.offset() - committed.offset(), Long::sum);
            }
        });
        return lag;
    }
}
