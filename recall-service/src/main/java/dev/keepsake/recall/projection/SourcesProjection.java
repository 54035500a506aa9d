// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.EventBatchHandler;
import dev.keepsake.messaging.IncomingEvent;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Takes source events in, to be opened by id. */
public final class SourcesProjection implements EventBatchHandler<SourceChanged> {
    private final SourceStore store;
    private final ForgottenLedger forgotten;

    public SourcesProjection(SourceStore store, ForgottenLedger forgotten) {
        this.store = store;
        this.forgotten = forgotten;
    }

    @Override
    public Topic topic() {
        return Topic.SOURCES;
    }

    @Override
    public Class<SourceChanged> type() {
        return SourceChanged.class;
    }

    @Override
    public void handle(List<IncomingEvent<SourceChanged>> events) {
        Map<String, IncomingEvent<SourceChanged>> newest = new LinkedHashMap<>();
        Map<String, Long> ends = new HashMap<>();
        for (IncomingEvent<SourceChanged> event : events) {
            newest.merge(event.key(), event, (one, later) -> later.version() >= one.version() ? later : one);
            if (event.state().isEmpty()) {
                ends.merge(event.key(), event.version(), Math::max);
            }
        }
        // First, so that no state that comes later, even after a crash in between, brings the source back.
        forgotten.add(ends);
        store.apply(kept(newest), gone(newest));
    }

    private List<SourceChanged> kept(Map<String, IncomingEvent<SourceChanged>> newest) {
        Map<String, Long> versions = new HashMap<>();
        newest.forEach((key, event) -> event.state().ifPresent(state -> versions.put(key, event.version())));
        Set<String> ended = forgotten.among(versions);
        return newest.values().stream()
                .filter(event -> !ended.contains(event.key()))
                .flatMap(event -> event.state().stream())
                .toList();
    }

    private static List<SourceStore.Gone> gone(Map<String, IncomingEvent<SourceChanged>> newest) {
        return newest.values().stream()
                .filter(event -> event.state().isEmpty())
                .map(event -> new SourceStore.Gone(sourceId(event.key()), EventDigest.spaceOf(event)))
                .toList();
    }

    private static SourceId sourceId(String key) {
        return SourceId.parse(key)
                .orElseThrow(() -> new IllegalArgumentException("The key of a source event must be a source id."));
    }
}
