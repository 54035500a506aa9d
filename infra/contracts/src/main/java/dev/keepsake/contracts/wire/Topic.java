// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.wire;

import dev.keepsake.contracts.tool.ServiceName;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Every topic of the bus, with what it is keyed by and how long it keeps records. */
public enum Topic {
    /** Calls of tools that the ingest-service answers; keyed by space. */
    INGEST_CALLS("keepsake.ingest.calls", Retention.SHORT),
    /** Calls of tools that the recall-service answers; keyed by space. */
    RECALL_CALLS("keepsake.recall.calls", Retention.SHORT),
    /** Calls of tools that the voice-service answers; keyed by space. */
    VOICE_CALLS("keepsake.voice.calls", Retention.SHORT),
    /** Calls of tools that the knowledge-service answers; keyed by space. */
    KNOWLEDGE_CALLS("keepsake.knowledge.calls", Retention.SHORT),
    /** Replies and settlements, written to the partition of the gateway instance that waits; keyed by call id. */
    REPLIES("keepsake.gateway.replies", Retention.SHORT),
    /** Public: conversations pushed by any producer; keyed by space. */
    CONVERSATIONS("keepsake.conversations", Retention.WEEK),
    /** Public: full state of every memory; keyed by memory, partitioned by space, a forgotten one ends in a tombstone. */
    MEMORIES("keepsake.memories", Retention.COMPACTED),
    /** Full state of every source; keyed by source, partitioned by space, a forgotten one ends in a tombstone. */
    SOURCES("keepsake.sources", Retention.COMPACTED),
    /** Spaces that were erased as a whole; keyed by space. */
    SPACES("keepsake.spaces", Retention.COMPACTED),
    /** Which tools each service answers; keyed by service. */
    TOOLS("keepsake.tools", Retention.COMPACTED);

    private static final String DEAD = ".dead";

    /** How long a topic keeps its records. */
    public enum Retention {
        /** One hour: plumbing that nobody reads later. */
        SHORT(Duration.ofHours(1)),
        /** Seven days: long enough to outlast an outage of the reader. */
        WEEK(Duration.ofDays(7)),
        /** For ever, the newest record of each key. */
        COMPACTED(null);

        private final @Nullable Duration duration;

        Retention(@Nullable Duration duration) {
            this.duration = duration;
        }

        /** The time a record is kept at least; empty where the topic is compacted instead. */
        public Optional<Duration> duration() {
            return Optional.ofNullable(duration);
        }
    }

    private final String topicName;
    private final Retention retention;

    Topic(String topicName, Retention retention) {
        this.topicName = topicName;
        this.retention = retention;
    }

    /** The name on the broker. */
    public String topicName() {
        return topicName;
    }

    /** The name of the topic that takes what could not be handled. */
    public String deadLetterName() {
        return topicName + DEAD;
    }

    public Retention retention() {
        return retention;
    }

    /** The topic that carries the calls of one service. */
    public static Topic callsOf(ServiceName service) {
        String name = "keepsake." + service.wireName() + ".calls";
        return Arrays.stream(values())
                .filter(topic -> topic.topicName.equals(name))
                .findFirst()
                .orElseThrow();
    }
}
