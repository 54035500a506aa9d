// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.elasticsearch.Generations.Generation;
import dev.keepsake.recall.projection.MemoryStore;
import java.time.Clock;
import java.util.List;
import java.util.Map;

/** The writing side of index {@code memories}, and of the one that is being built to take its place. */
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
        return index.generations().forWriting().written().stream().anyMatch(index::isOurs);
    }

    @Override
    public void apply(List<Kept> kept, List<Gone> gone, boolean visible) {
        BulkWrites writes = new BulkWrites();
        for (Generation one : index.generations().forWriting().written()) {
            kept.forEach(memory -> writes.put(
                    one.index(),
                    memory.memory().factId().toString(),
                    memory.memory().space(),
                    memory.memory().version(),
                    document(memory, one, index.isOurs(one))));
            gone.forEach(memory -> writes.remove(one.index(), memory.factId().toString(), memory.space()));
        }
        writes.send(
                server, clock, visible || !gone.isEmpty() || kept.stream().anyMatch(ElasticsearchMemoryStore::ends));
        recent.drop(gone.stream().map(Gone::factId).toList());
    }

    /** An index of another model is given no vectors. */
    private static Map<String, Object> document(Kept kept, Generation index, boolean ours) {
        return MemoryDocument.of(kept.memory(), ours ? kept.vector() : null, ours ? kept.line() : null, index.model());
    }

    /** What is not to be shown any more is gone from searches when this returns, whoever waits. */
    private static boolean ends(Kept one) {
        MemoryStatus status = one.memory().status();
        return status == MemoryStatus.WRONG || status == MemoryStatus.SUPERSEDED;
    }
}
