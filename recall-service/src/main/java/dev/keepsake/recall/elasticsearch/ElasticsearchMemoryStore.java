// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.projection.MemoryStore;
import java.time.Clock;
import java.util.List;

/** The writing side of index {@code memories}. */
final class ElasticsearchMemoryStore implements MemoryStore {
    private final SearchServer server;
    private final MemoriesIndex index;
    private final RecentMemories recent;
    private final Clock clock;

    ElasticsearchMemoryStore(SearchServer server, MemoriesIndex index, RecentMemories recent, Clock clock) {
        this.server = server;
        this.index = index;
        this.recent = recent;
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
        writes.send(
                server, clock, visible || !gone.isEmpty() || kept.stream().anyMatch(ElasticsearchMemoryStore::ends));
        recent.drop(gone.stream().map(Gone::factId).toList());
    }

    /** What is not to be shown any more is gone from searches when this returns, whoever waits. */
    private static boolean ends(Kept one) {
        MemoryStatus status = one.memory().status();
        return status == MemoryStatus.WRONG || status == MemoryStatus.SUPERSEDED;
    }
}
