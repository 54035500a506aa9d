// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;
import org.springframework.kafka.support.Acknowledgment;

/**
 * Which fetched calls have not ended. A position is given to the broker only when every call before it has ended, though
 * they end in any order: after a crash each unfinished call comes again.
 */
final class CallsInWork {
    private final Map<TopicPartition, NavigableMap<Long, Entry>> partitions = new HashMap<>();
    private int count;

    /** One fetched call. */
    static final class Entry {
        private final Acknowledgment acknowledgment;
        private boolean ended;

        private Entry(Acknowledgment acknowledgment) {
            this.acknowledgment = acknowledgment;
        }
    }

    synchronized Entry begin(ConsumerRecord<?, ?> record, Acknowledgment acknowledgment) {
        Entry entry = new Entry(acknowledgment);
        partitions
                .computeIfAbsent(new TopicPartition(record.topic(), record.partition()), added -> new TreeMap<>())
                .put(record.offset(), entry);
        count++;
        return entry;
    }

    synchronized void end(Entry entry) {
        if (!entry.ended) {
            entry.ended = true;
            count--;
            notifyAll();
        }
    }

    synchronized int count() {
        return count;
    }

    /** Tells the broker how far each partition is done. Called now and then: each time costs a request. */
    synchronized void commit() {
        for (NavigableMap<Long, Entry> calls : partitions.values()) {
            Entry last = null;
            while (!calls.isEmpty() && calls.firstEntry().getValue().ended) {
                last = calls.pollFirstEntry().getValue();
            }
            acknowledge(last);
        }
    }

    private static void acknowledge(@Nullable Entry entry) {
        if (entry != null) {
            entry.acknowledgment.acknowledge();
        }
    }

    /** Another replica has taken over these partitions: their positions are no longer ours to give. */
    synchronized void forget(Collection<TopicPartition> revoked) {
        revoked.forEach(partitions::remove);
    }

    /** Waits until nothing is in work; false when it took longer. */
    synchronized boolean awaitNone(long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        while (count > 0) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return false;
            }
            wait(left);
        }
        return true;
    }
}
