// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.rebuild;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.messaging.EventBatchHandler;
import dev.keepsake.messaging.EventHistory;
import dev.keepsake.messaging.IncomingEvent;
import dev.keepsake.recall.likeness.Background;
import dev.keepsake.recall.playbook.PlaybookVectors;
import dev.keepsake.recall.projection.ForgottenLedger;
import dev.keepsake.recall.projection.LineVectors;
import dev.keepsake.recall.projection.MemoriesProjection;
import dev.keepsake.recall.projection.MemoryStore;
import dev.keepsake.recall.projection.SourceStore;
import dev.keepsake.recall.projection.SourcesProjection;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires the rebuild: the projections of the service, writing into the new indexes. */
@Configuration(proxyBeanMethods = false)
class RebuildConfiguration {
    @Bean
    Rebuild rebuild(
            NextIndex next,
            IndexInventory inventory,
            EventHistory history,
            ForgottenLedger forgotten,
            Background background,
            LineVectors lines,
            PlaybookVectors playbooks,
            Clock clock) {
        return new Rebuild(
                next, inventory, history, fills(next, forgotten, background, lines), playbooks::renew, clock);
    }

    static List<EventBatchHandler<?>> fills(
            NextIndex next, ForgottenLedger forgotten, Background background, LineVectors lines) {
        return List.of(sources(next, forgotten), memories(next, forgotten, background, lines));
    }

    private static IndexFill<MemoryChanged> memories(
            NextIndex next, ForgottenLedger forgotten, Background background, LineVectors lines) {
        return new IndexFill<>(
                new MemoriesProjection(next.memories(), forgotten, background, lines),
                forgotten,
                events -> complete(next, events),
                (key, space) -> next.memories()
                        .apply(List.of(), List.of(new MemoryStore.Gone(UUID.fromString(key), space)), false));
    }

    /** What was embedded by an earlier attempt need not be again: that is what takes long. */
    private static Set<String> complete(NextIndex next, List<IncomingEvent<MemoryChanged>> events) {
        List<MemoryChanged> states =
                events.stream().flatMap(event -> event.state().stream()).toList();
        return next.complete(states).stream().map(UUID::toString).collect(Collectors.toSet());
    }

    private static IndexFill<SourceChanged> sources(NextIndex next, ForgottenLedger forgotten) {
        return new IndexFill<>(
                new SourcesProjection(next.sources(), forgotten),
                forgotten,
                events -> Set.of(),
                (key, space) -> next.sources()
                        .apply(
                                List.of(),
                                SourceId.parse(key).map(id -> new SourceStore.Gone(id, space)).stream()
                                        .toList()));
    }
}
