// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.events;

import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.messaging.EventReader;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Which records of a topic one consumer group of a reader takes; it passes over the others. */
enum Lane {
    /** All of them. */
    WHOLE(""),
    /** Those that a caller waits for: few, and never behind the others. */
    AWAITED(".awaited"),
    /** Those that nobody waits for. Its group is the one of {@link #WHOLE}, so that a reader can change between the two. */
    UNHURRIED("");

    private final String suffix;

    Lane(String suffix) {
        this.suffix = suffix;
    }

    static List<Lane> of(EventReader<?> reader) {
        return reader.takesAwaitedFirst() ? List.of(AWAITED, UNHURRIED) : List.of(WHOLE);
    }

    boolean takes(ConsumerRecord<String, byte[]> record) {
        return this == WHOLE || (this == AWAITED) == EventRecord.isAwaited(record);
    }

    String group(ServiceName service, String topicName) {
        return GroupProgress.group(service, topicName) + suffix;
    }
}
