// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.messaging.IncomingEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SourcesProjectionTest {
    private static final SpaceId SPACE = new SpaceId(UUID.randomUUID());
    private static final SourceId ID = new SourceId("0123456789abcdef0123456789abcdef");

    private final Shelf shelf = new Shelf();
    private final SourcesProjection projection = new SourcesProjection(shelf, new Ledger());

    @Test
    void anOlderStateDoesNotBringASourceBack() {
        projection.handle(List.of(state(1), end(3)));
        projection.handle(List.of(state(2)));

        assertThat(shelf.kept).isEmpty();
        assertThat(shelf.gone).containsExactly(ID);
    }

    @Test
    void aSourceThatIsToldAgainComesBack() {
        projection.handle(List.of(state(1), end(3)));
        projection.handle(List.of(state(4)));

        assertThat(shelf.kept).extracting(SourceChanged::version).containsExactly(4L);
    }

    @Test
    void theNewestDecides_withinOneBatch() {
        projection.handle(List.of(end(3), state(4), state(2)));

        assertThat(shelf.kept).extracting(SourceChanged::version).containsExactly(4L);
        assertThat(shelf.gone).isEmpty();
    }

    private static IncomingEvent<SourceChanged> end(long version) {
        return event(version, Optional.empty());
    }

    private static IncomingEvent<SourceChanged> state(long version) {
        return event(
                version,
                Optional.of(new SourceChanged(
                        ID,
                        version,
                        SPACE,
                        SourceKind.NOTE,
                        null,
                        null,
                        null,
                        null,
                        "text",
                        SourceStatus.LEARNED,
                        null,
                        0,
                        List.of(),
                        Instant.EPOCH)));
    }

    private static IncomingEvent<SourceChanged> event(long version, Optional<SourceChanged> state) {
        return new IncomingEvent<>(ID.toString(), Optional.of(SPACE), version, state, Optional.empty(), Instant.EPOCH);
    }

    private static final class Shelf implements SourceStore {
        private final List<SourceChanged> kept = new ArrayList<>();
        private final List<SourceId> gone = new ArrayList<>();

        @Override
        public void apply(List<SourceChanged> states, List<Gone> ends) {
            kept.addAll(states);
            ends.forEach(end -> gone.add(end.id()));
        }
    }

    private static final class Ledger implements ForgottenLedger {
        private final Map<String, Long> ends = new HashMap<>();

        @Override
        public void add(Collection<String> keys) {
            keys.forEach(key -> ends.put(key, Long.MAX_VALUE));
        }

        @Override
        public void add(Map<String, Long> more) {
            more.forEach((key, version) -> ends.merge(key, version, Math::max));
        }

        @Override
        public Set<String> among(Collection<String> keys) {
            return keys.stream().filter(ends::containsKey).collect(Collectors.toSet());
        }

        @Override
        public Set<String> among(Map<String, Long> versions) {
            return versions.entrySet().stream()
                    .filter(asked -> asked.getValue() <= ends.getOrDefault(asked.getKey(), 0L))
                    .map(Map.Entry::getKey)
                    .collect(Collectors.toSet());
        }
    }
}
