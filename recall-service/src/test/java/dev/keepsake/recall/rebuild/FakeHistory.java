// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.rebuild;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.EventBatchHandler;
import dev.keepsake.messaging.EventHistory;
import dev.keepsake.messaging.IncomingEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The topic of memories as a list; that of sources is empty. Something may happen in the middle of reading it. */
final class FakeHistory implements EventHistory {
    private final List<IncomingEvent<MemoryChanged>> memories = new ArrayList<>();
    private Runnable meanwhile = () -> {};

    void add(MemoryChanged memory) {
        memories.add(new IncomingEvent<>(
                memory.factId().toString(),
                Optional.of(memory.space()),
                memory.version(),
                Optional.of(memory),
                Optional.empty(),
                Instant.EPOCH));
    }

    /** What happens before the last event is handled. */
    void meanwhile(Runnable happening) {
        meanwhile = happening;
    }

    @Override
    @SuppressWarnings("unchecked") // the topic says what its events are
    public <E> void read(EventBatchHandler<E> handler, Consumer<Progress> progress) {
        if (handler.topic() != Topic.MEMORIES) {
            return;
        }
        for (int i = 0; i < memories.size(); i++) {
            if (i == memories.size() - 1) {
                meanwhile.run();
            }
            handler.handle(List.of((IncomingEvent<E>) memories.get(i)));
            progress.accept(new Progress(i + 1, memories.size()));
        }
    }
}
