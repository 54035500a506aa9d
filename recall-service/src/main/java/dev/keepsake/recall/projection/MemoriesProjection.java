// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.EventBatchHandler;
import dev.keepsake.messaging.IncomingEvent;
import dev.keepsake.recall.likeness.Background;
import dev.keepsake.recall.likeness.StatementVector;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * Takes memory events into the index. Where a caller waits for one, it can be found when this returns: that is what lets the
 * gateway say "searchable".
 */
public final class MemoriesProjection implements EventBatchHandler<MemoryChanged> {
    private final MemoryStore store;
    private final ForgottenLedger forgotten;
    private final Background background;
    private final LineVectors lines;

    public MemoriesProjection(MemoryStore store, ForgottenLedger forgotten, Background background, LineVectors lines) {
        this.store = store;
        this.forgotten = forgotten;
        this.background = background;
        this.lines = lines;
    }

    @Override
    public Topic topic() {
        return Topic.MEMORIES;
    }

    @Override
    public Class<MemoryChanged> type() {
        return MemoryChanged.class;
    }

    /** A note can be found in a moment though an import is being read: an embedding of each memory takes its time. */
    @Override
    public boolean takesAwaitedFirst() {
        return true;
    }

    @Override
    public void handle(List<IncomingEvent<MemoryChanged>> events) {
        EventDigest<MemoryChanged> digest = EventDigest.of(events);
        // First, so that no state that comes later, even after a crash in between, brings the memory back.
        forgotten.add(digest.gone().keySet());
        List<MemoryStore.Kept> read = withVectors(List.copyOf(digest.kept().values()));
        Set<String> ended = forgotten.among(digest.kept().keySet());
        List<MemoryStore.Kept> kept = read.stream()
                .filter(one -> !ended.contains(one.memory().factId().toString()))
                .toList();
        store.apply(kept, gone(digest), digest.awaited());
        removeWhatWasForgottenMeanwhile(kept);
    }

    /** The end of a memory may be taken in by another thread between the look into the ledger and the write. */
    private void removeWhatWasForgottenMeanwhile(List<MemoryStore.Kept> written) {
        Set<String> ended = forgotten.among(
                written.stream().map(one -> one.memory().factId().toString()).collect(Collectors.toSet()));
        List<MemoryStore.Gone> gone = written.stream()
                .map(MemoryStore.Kept::memory)
                .filter(memory -> ended.contains(memory.factId().toString()))
                .map(memory -> new MemoryStore.Gone(memory.factId(), memory.space()))
                .toList();
        if (!gone.isEmpty()) {
            store.apply(List.of(), gone, true);
        }
    }

    private static List<MemoryStore.Gone> gone(EventDigest<MemoryChanged> digest) {
        return digest.gone().entrySet().stream()
                .map(entry -> new MemoryStore.Gone(UUID.fromString(entry.getKey()), entry.getValue()))
                .toList();
    }

    private List<MemoryStore.Kept> withVectors(List<MemoryChanged> memories) {
        if (!store.takesVectors()) {
            return memories.stream()
                    .map(memory -> new MemoryStore.Kept(memory, null, null))
                    .toList();
        }
        Map<UUID, float[]> ofLines = lines.of(memories);
        return memories.stream()
                .map(memory -> {
                    StatementVector vector = background.vectorOf(passage(memory));
                    return new MemoryStore.Kept(memory, vector, ofLines.getOrDefault(memory.factId(), vector.values()));
                })
                .toList();
    }

    /** The statement stands alone; a value written under an entity may not name it. */
    private static String passage(MemoryChanged memory) {
        boolean named = memory.text()
                        .regionMatches(
                                true, 0, memory.entity(), 0, memory.entity().length())
                || memory.text().contains(memory.entity());
        return named ? memory.text() : memory.entity() + ": " + memory.text();
    }
}
