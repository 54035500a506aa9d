// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.messaging.IncomingEvent;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.ConstantEmbedder;
import dev.keepsake.recall.likeness.Background;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MemoriesProjectionTest {
    private static final SpaceId SPACE = new SpaceId(UUID.randomUUID());

    private final Embedder embedder = new ConstantEmbedder("constant", 4);
    private final Ledger ledger = new Ledger();
    private final Shelf shelf = new Shelf();
    private final MemoriesProjection projection =
            new MemoriesProjection(shelf, ledger, Background.of(embedder), new LineVectors(embedder));
    private final MemoryChanged memory = AMemory.in(SPACE, "Ada lives in Faro.").build();

    @Test
    void anOlderStateDoesNotBringAMemoryBack() {
        projection.handle(List.of(end()));
        projection.handle(List.of(state()));

        assertThat(shelf.held).isEmpty();
    }

    @Test
    void aMemoryIsGone_whenItsEndWasTakenInOnTheOtherLaneMeanwhile() {
        shelf.whileWriting = () -> ledger.add(Set.of(memory.factId().toString()));

        projection.handle(List.of(state()));

        assertThat(shelf.held).isEmpty();
    }

    @Test
    void aMemoryIsNotWritten_whenItsEndWasTakenInWhileItWasBeingRead() {
        shelf.whileReading = () -> ledger.add(Set.of(memory.factId().toString()));

        projection.handle(List.of(state()));

        assertThat(shelf.ever).isEmpty();
    }

    private IncomingEvent<MemoryChanged> state() {
        return event(Optional.of(memory));
    }

    private IncomingEvent<MemoryChanged> end() {
        return event(Optional.empty());
    }

    private IncomingEvent<MemoryChanged> event(Optional<MemoryChanged> state) {
        return new IncomingEvent<>(
                memory.factId().toString(), Optional.of(SPACE), 1, state, Optional.empty(), Instant.EPOCH);
    }

    private static final class Shelf implements MemoryStore {
        private final Set<UUID> held = new LinkedHashSet<>();
        private final Set<UUID> ever = new LinkedHashSet<>();
        private Runnable whileReading = () -> {};
        private Runnable whileWriting = () -> {};

        @Override
        public void apply(List<Kept> kept, List<Gone> gone, boolean visible) {
            kept.forEach(one -> held.add(one.memory().factId()));
            ever.addAll(held);
            gone.forEach(one -> held.remove(one.factId()));
            whileWriting.run();
        }

        @Override
        public boolean takesVectors() {
            whileReading.run();
            return true;
        }
    }

    private static final class Ledger implements ForgottenLedger {
        private final Set<String> ended = new HashSet<>();

        @Override
        public void add(Collection<String> keys) {
            ended.addAll(keys);
        }

        @Override
        public void add(Map<String, Long> ends) {
            ended.addAll(ends.keySet());
        }

        @Override
        public Set<String> among(Collection<String> keys) {
            return keys.stream().filter(ended::contains).collect(Collectors.toSet());
        }

        @Override
        public Set<String> among(Map<String, Long> versions) {
            return among(versions.keySet());
        }
    }
}
