// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import dev.keepsake.contracts.wire.Header;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.testkit.backing.BackingServices;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Reads the reasons of the dead letters of one key. */
final class DeadLetterTail {
    private final KafkaConsumer<String, byte[]> consumer;
    private final String key;
    private final List<String> reasons = new ArrayList<>();

    private DeadLetterTail(KafkaConsumer<String, byte[]> consumer, String key) {
        this.consumer = consumer;
        this.key = key;
    }

    static DeadLetterTail of(Topic topic, String key) {
        KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", BackingServices.shared().kafkaBrokers()),
                new StringDeserializer(),
                new ByteArrayDeserializer());
        List<TopicPartition> partitions = consumer.partitionsFor(topic.deadLetterName()).stream()
                .map(partition -> new TopicPartition(partition.topic(), partition.partition()))
                .toList();
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
        return new DeadLetterTail(consumer, key);
    }

    /** All reasons so far, in no order. */
    List<String> reasons() {
        for (ConsumerRecord<String, byte[]> record : consumer.poll(Duration.ofMillis(300))) {
            if (key.equals(record.key())) {
                var header = record.headers().lastHeader(Header.REASON.headerName());
                reasons.add(new String(
                        header == null ? new RecordHeader("", new byte[0]).value() : header.value(),
                        StandardCharsets.UTF_8));
            }
        }
        return List.copyOf(reasons);
    }
}
