// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SpaceErased;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.EventHandler;
import dev.keepsake.messaging.IncomingEvent;
import dev.keepsake.messaging.MessagingAutoConfiguration;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.context.annotation.Bean;

/** Keeps the newest state of every key, as recall does, and so settles what callers wait for. */
// Not annotated as a configuration: the ingest-service under test must not find it by its scan.
@ImportAutoConfiguration(MessagingAutoConfiguration.class)
public class RecallStandIn {
    private final Map<String, IncomingEvent<MemoryChanged>> memories = new ConcurrentHashMap<>();
    private final Map<String, IncomingEvent<SourceChanged>> sources = new ConcurrentHashMap<>();
    private final Map<String, IncomingEvent<SpaceErased>> spaces = new ConcurrentHashMap<>();

    private volatile CountDownLatch running = new CountDownLatch(0);

    @Bean
    MeterRegistry meters() {
        return new SimpleMeterRegistry();
    }

    @Bean
    EventHandler<MemoryChanged> memoryReader() {
        return new Reader<>(Topic.MEMORIES, MemoryChanged.class, memories, () -> {});
    }

    @Bean
    EventHandler<SourceChanged> sourceReader() {
        return new Reader<>(Topic.SOURCES, SourceChanged.class, sources, this::awaitGoOn);
    }

    @Bean
    EventHandler<SpaceErased> spaceReader() {
        return new Reader<>(Topic.SPACES, SpaceErased.class, spaces, () -> {});
    }

    /** Takes in no source until it is told to go on. */
    public void pause() {
        running = new CountDownLatch(1);
    }

    public void goOn() {
        running.countDown();
    }

    public boolean isErased(SpaceId space) {
        return spaces.containsKey(space.toString());
    }

    /** The memories of a space by number, the replaced ones among them. */
    public List<MemoryChanged> memories(SpaceId space) {
        return memories.values().stream()
                .flatMap(event -> event.state().stream())
                .filter(memory -> memory.space().equals(space))
                .sorted(Comparator.comparingLong(MemoryChanged::number))
                .toList();
    }

    public Optional<SourceChanged> source(String id) {
        return Optional.ofNullable(sources.get(id)).flatMap(IncomingEvent::state);
    }

    /** The version of a memory that has come in; 0 if none has. */
    public long version(String factId) {
        IncomingEvent<MemoryChanged> newest = memories.get(factId);
        return newest == null ? 0 : newest.version();
    }

    public boolean isGone(String key) {
        IncomingEvent<?> newest = memories.containsKey(key) ? memories.get(key) : sources.get(key);
        return newest != null && newest.state().isEmpty();
    }

    private void awaitGoOn() {
        try {
            running.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    /** Reads a topic; an older version that comes later is ignored. */
    private record Reader<E>(Topic topic, Class<E> type, Map<String, IncomingEvent<E>> newest, Runnable before)
            implements EventHandler<E> {
        @Override
        public void handle(IncomingEvent<E> event) {
            before.run();
            newest.merge(event.key(), event, (old, late) -> late.version() > old.version() ? late : old);
        }
    }
}
