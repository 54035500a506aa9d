// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.EventBatchHandler;
import dev.keepsake.messaging.IncomingEvent;
import java.util.List;

/** Takes source events in, to be opened by id. */
final class SourcesProjection implements EventBatchHandler<SourceChanged> {
    private final SourceStore store;
    private final ForgottenLedger forgotten;

    SourcesProjection(SourceStore store, ForgottenLedger forgotten) {
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
        EventDigest<SourceChanged> digest = EventDigest.of(events);
        forgotten.add(digest.gone().keySet());
        List<SourceStore.Gone> gone = digest.gone().entrySet().stream()
                .map(entry -> new SourceStore.Gone(sourceId(entry.getKey()), entry.getValue()))
                .toList();
        store.apply(digest.keptBut(forgotten.among(digest.kept().keySet())), gone);
    }

    private static SourceId sourceId(String key) {
        return SourceId.parse(key)
                .orElseThrow(() -> new IllegalArgumentException("The key of a source event must be a source id."));
    }
}
