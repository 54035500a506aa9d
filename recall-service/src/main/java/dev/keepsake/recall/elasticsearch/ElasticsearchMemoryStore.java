// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.recall.projection.MemoryStore;
import java.time.Clock;
import java.util.List;

/** The writing side of index {@code memories}. */
final class ElasticsearchMemoryStore implements MemoryStore {
    private final SearchServer server;
    private final MemoriesIndex index;
    private final Clock clock;

    ElasticsearchMemoryStore(SearchServer server, MemoriesIndex index, Clock clock) {
        this.server = server;
        this.index = index;
        this.clock = clock;
    }

    @Override
    public boolean takesVectors() {
        return index.holdsOurVectors();
    }

    @Override
    public void apply(List<Kept> kept, List<Gone> gone, boolean visible) {
        BulkWrites writes = new BulkWrites(MemoriesIndex.ALIAS);
        for (Kept one : kept) {
            writes.put(
                    one.memory().factId().toString(),
                    one.memory().space(),
                    one.memory().version(),
                    MemoryDocument.of(one.memory(), one.vector(), index.model()));
        }
        gone.forEach(one -> writes.remove(one.factId().toString(), one.space()));
        writes.send(server, clock, visible);
    }
}
