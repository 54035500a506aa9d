// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.VersionType;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch.core.SearchRequest;
import co.elastic.clients.elasticsearch.core.search.Hit;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.projection.MemoryStore;
import dev.keepsake.recall.projection.SourceStore;
import dev.keepsake.recall.rebuild.NextIndex;
import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** New indexes behind aliases of their own; taking them into use moves the aliases that are read. */
final class ElasticsearchNextIndex implements NextIndex {
    private static final Logger LOG = LoggerFactory.getLogger(ElasticsearchNextIndex.class);
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** A bulk write to an index that is gone would make it again; by then nobody writes to this one any more. */
    private static final Executor ONCE_UNWRITTEN = CompletableFuture.delayedExecutor(10, TimeUnit.SECONDS);

    private final SearchServer server;
    private final MemoriesIndex memories;
    private final ElasticsearchSources sources;
    private final Clock clock;

    ElasticsearchNextIndex(SearchServer server, MemoriesIndex memories, ElasticsearchSources sources, Clock clock) {
        this.server = server;
        this.memories = memories;
        this.sources = sources;
        this.clock = clock;
    }

    @Override
    public void begin() {
        Optional<Generations.Generation> begun = memories.generations().look().building();
        if (begun.isPresent() && !memories.isOurs(begun.get())) {
            abandon();
        }
        if (memories.generations().look().next() == null) {
            memories.begin();
        }
        if (sources.generations().look().next() == null) {
            sources.begin();
        }
    }

    @Override
    public boolean isBegun() {
        return memories.generations().seen().next() != null;
    }

    @Override
    public String model() {
        return memories.modelInUse();
    }

    @Override
    public MemoryStore memories() {
        return new NextMemories();
    }

    @Override
    public SourceStore sources() {
        return (kept, gone) -> {
            BulkWrites writes = new BulkWrites(VersionType.ExternalGte);
            ElasticsearchSources.add(writes, index(sources.generations()), kept, gone);
            writes.send(server, clock, false);
        };
    }

    @Override
    public Set<UUID> complete(Collection<MemoryChanged> asked) {
        if (asked.isEmpty()) {
            return Set.of();
        }
        List<String> ids =
                asked.stream().map(one -> one.factId().toString()).distinct().toList();
        String index = index(memories.generations());
        SearchRequest request = SearchRequest.of(search -> search.index(index)
                .size(ids.size())
                .source(StoredMemory.NO_SOURCE)
                .version(true)
                .query(Clauses.all(List.of(
                        Query.of(query -> query.ids(any -> any.values(ids))), Clauses.term("model", model())))));
        Map<String, Long> versions = new HashMap<>();
        for (Hit<Void> hit : server.ask(clock.instant().plus(PATIENCE), client -> client.search(request, Void.class))
                .hits()
                .hits()) {
            versions.put(hit.id(), Objects.requireNonNull(hit.version()));
        }
        return asked.stream()
                .filter(one -> versions.getOrDefault(one.factId().toString(), Long.MIN_VALUE) >= one.version())
                .map(MemoryChanged::factId)
                .collect(Collectors.toSet());
    }

    @Override
    public void switchOver() {
        removeLater(sources.generations(), sources.generations().switchOver());
        removeLater(memories.generations(), memories.generations().switchOver());
    }

    @Override
    public void abandon() {
        Stream.of(memories.generations(), sources.generations())
                .forEach(one -> one.abandon().ifPresent(index -> removeLater(one, index)));
    }

    private static void removeLater(Generations generations, String index) {
        ONCE_UNWRITTEN.execute(() -> {
            try {
                generations.delete(index);
            } catch (RuntimeException away) {
                LOG.warn("Index {} could not be removed; the next rebuild does it: {}", index, away.toString());
            }
        });
    }

    private static String index(Generations generations) {
        return generations
                .forWriting()
                .building()
                .orElseThrow(() -> new IllegalStateException("The rebuild was abandoned."))
                .index();
    }

    /** What is written is what the live index was given, or newer. */
    private final class NextMemories implements MemoryStore {
        @Override
        public boolean takesVectors() {
            return true;
        }

        @Override
        public void apply(List<Kept> kept, List<Gone> gone, boolean visible) {
            String index = index(memories.generations());
            BulkWrites writes = new BulkWrites(VersionType.ExternalGte);
            kept.forEach(one -> writes.put(
                    index,
                    one.memory().factId().toString(),
                    one.memory().space(),
                    one.memory().version(),
                    MemoryDocument.of(one.memory(), one.vector(), one.line(), memories.modelInUse())));
            gone.forEach(one -> writes.remove(index, one.factId().toString(), one.space()));
            writes.send(server, clock, visible);
        }
    }
}
