// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.FieldValue;
import co.elastic.clients.elasticsearch._types.SortOrder;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch._types.query_dsl.QueryBuilders;
import co.elastic.clients.elasticsearch.core.CountRequest;
import co.elastic.clients.elasticsearch.core.MgetRequest;
import co.elastic.clients.elasticsearch.core.SearchRequest;
import co.elastic.clients.elasticsearch.core.search.Hit;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import dev.keepsake.contracts.operations.Holdings;
import dev.keepsake.contracts.operations.HoldingsCount;
import dev.keepsake.recall.rebuild.IndexInventory;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** Reads indexes through, a page at a time, by space and then in the order in which they were written. */
final class ElasticsearchInventory implements IndexInventory {
    private static final int PAGE = 5_000;
    private static final Query EVERYTHING = QueryBuilders.matchAll(all -> all);

    private final SearchServer server;
    private final MemoriesIndex memories;
    private final ElasticsearchSources sources;
    private final Clock clock;

    ElasticsearchInventory(SearchServer server, MemoriesIndex memories, ElasticsearchSources sources, Clock clock) {
        this.server = server;
        this.memories = memories;
        this.sources = sources;
        this.clock = clock;
    }

    @Override
    public List<Holdings.OfSpace> bySpace(HeldKind kind, Generation generation) {
        HoldingsCount count = new HoldingsCount(kind);
        scan(index(kind, generation), EVERYTHING, (space, hit) -> count.add(space, state(kind, hit)));
        return count.bySpace();
    }

    @Override
    public List<HeldState> states(HeldKind kind, SpaceId space, Generation generation, Predicate<HeldState> wanted) {
        List<HeldState> states = new ArrayList<>();
        scan(index(kind, generation), Clauses.inSpaces(List.of(space)), (its, hit) -> {
            HeldState state = state(kind, hit);
            if (wanted.test(state)) {
                states.add(state);
            }
        });
        return states;
    }

    @Override
    public Map<String, Object> contents(HeldKind kind, SpaceId space, Collection<String> ids) {
        if (ids.isEmpty()) {
            return Map.of();
        }
        MgetRequest.Builder wanted = new MgetRequest.Builder().index(index(kind, Generation.LIVE));
        ids.forEach(id -> wanted.docs(document ->
                document.id(documentId(kind, id)).routing(space.toString()).source(StoredMemory.SOURCE)));
        MgetRequest request = wanted.build();
        Map<String, Object> contents = new HashMap<>();
        if (kind == HeldKind.MEMORIES) {
            server.ask(soon(), client -> client.mget(request, StoredMemory.class)).docs().stream()
                    .filter(document -> document.isResult() && document.result().found())
                    .forEach(document -> contents.put(
                            document.result().id(),
                            Objects.requireNonNull(document.result().source()).payload()));
            return contents;
        }
        server.ask(soon(), client -> client.mget(request, ElasticsearchSources.StoredSource.class)).docs().stream()
                .filter(document -> document.isResult() && document.result().found())
                .forEach(document -> contents.put(
                        heldId(kind, document.result().id()),
                        Objects.requireNonNull(document.result().source()).payload()));
        return contents;
    }

    @Override
    public long withoutVectors() {
        Generations.Generation live = memories.generations().seen().live();
        CountRequest request = CountRequest.of(count -> count.index(live.index())
                .query(query -> query.bool(bool -> bool.mustNot(Clauses.term("model", live.model())))));
        return server.ask(soon(), client -> client.count(request)).count();
    }

    @Override
    public boolean isOfEarlierVersion() {
        return memories.isOfEarlierVersion();
    }

    @Override
    public String model() {
        return memories.model();
    }

    private void scan(String index, Query query, BiConsumer<SpaceId, Hit<Void>> each) {
        server.ask(soon(), client -> client.indices().refresh(asked -> asked.index(index)));
        List<FieldValue> after = List.of();
        List<Hit<Void>> page;
        do {
            SearchRequest request = page(index, query, after);
            page = server.ask(soon(), client -> client.search(request, Void.class))
                    .hits()
                    .hits();
            page.forEach(hit -> each.accept(SpaceId.of(hit.sort().get(0).stringValue()), hit));
            after = page.isEmpty() ? after : page.get(page.size() - 1).sort();
        } while (page.size() == PAGE);
    }

    private static SearchRequest page(String index, Query query, List<FieldValue> after) {
        SearchRequest.Builder request = new SearchRequest.Builder()
                .index(index)
                .size(PAGE)
                .source(StoredMemory.NO_SOURCE)
                .version(true)
                .trackTotalHits(hits -> hits.enabled(false))
                .query(query)
                .sort(sort -> sort.field(field -> field.field("space").order(SortOrder.Asc)))
                .sort(sort -> sort.field(field -> field.field("_seq_no").order(SortOrder.Asc)));
        return after.isEmpty() ? request.build() : request.searchAfter(after).build();
    }

    private String index(HeldKind kind, Generation generation) {
        Generations generations = kind == HeldKind.MEMORIES ? memories.generations() : sources.generations();
        Generations.View view = generations.forWriting();
        return generation == Generation.LIVE
                ? view.live().index()
                : view.building()
                        .orElseThrow(() -> new IllegalStateException("No index is being built."))
                        .index();
    }

    private static HeldState state(HeldKind kind, Hit<Void> hit) {
        return new HeldState(heldId(kind, Objects.requireNonNull(hit.id())), Objects.requireNonNull(hit.version()));
    }

    private static String heldId(HeldKind kind, String documentId) {
        return kind == HeldKind.MEMORIES ? documentId : new SourceId(documentId).toString();
    }

    private static String documentId(HeldKind kind, String id) {
        return kind == HeldKind.MEMORIES
                ? id
                : SourceId.parse(id).orElseThrow(IllegalArgumentException::new).hex();
    }

    private Instant soon() {
        return clock.instant().plusSeconds(30);
    }
}
