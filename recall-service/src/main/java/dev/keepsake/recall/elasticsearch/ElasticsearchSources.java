// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch.core.MgetRequest;
import co.elastic.clients.elasticsearch.core.msearch.MultisearchBody;
import co.elastic.clients.elasticsearch.core.search.Hit;
import co.elastic.clients.elasticsearch.indices.CreateIndexRequest;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.recall.fetch.SourceLookup;
import dev.keepsake.recall.projection.SourceStore;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Index {@code sources}: written and opened by id, never searched, so that a write needs no refresh to be seen. */
final class ElasticsearchSources implements SourceStore, SourceLookup {
    static final String ALIAS = "sources";
    /** Sources of an import teach thousands; one search looks after so many. */
    private static final int IDS_AT_ONCE = 1_000;

    private final SearchServer server;
    private final Searches searches;
    private final Generations generations;
    private final Clock clock;

    private ElasticsearchSources(SearchServer server, Searches searches, Clock clock) {
        this.server = server;
        this.searches = searches;
        this.generations = new Generations(server, clock, ALIAS);
        this.clock = clock;
    }

    /** Opens the index, or makes it. */
    static ElasticsearchSources open(SearchServer server, Searches searches, Clock clock) {
        new IndexCreation(server)
                .ensure(ALIAS, definition(1, ALIAS), clock.instant().plusSeconds(30));
        return new ElasticsearchSources(server, searches, clock);
    }

    Generations generations() {
        return generations;
    }

    /** Begins a new index, empty. */
    void begin() {
        generations.begin(number -> definition(number, generations.next()));
    }

    private static CreateIndexRequest definition(int number, String alias) {
        return IndexDefinition.read(ALIAS, ALIAS + "-" + number, alias);
    }

    @Override
    public void apply(List<SourceChanged> kept, List<Gone> gone) {
        BulkWrites writes = new BulkWrites();
        generations.forWriting().written().forEach(one -> add(writes, one.index(), kept, gone));
        writes.send(server, clock, false);
    }

    /** Adds to {@code writes} what these changes mean for one index. */
    static void add(BulkWrites writes, String index, List<SourceChanged> kept, List<Gone> gone) {
        for (SourceChanged source : kept) {
            writes.put(
                    index,
                    source.id().hex(),
                    source.space(),
                    source.version(),
                    Map.of("space", source.space().toString(), "payload", source));
        }
        gone.forEach(one -> writes.remove(index, one.id().hex(), one.space()));
    }

    @Override
    public Optional<SourceChanged> byId(SourceId id, List<SpaceId> spaces, Instant deadline) {
        MgetRequest.Builder wanted = new MgetRequest.Builder().index(ALIAS);
        spaces.forEach(space -> wanted.docs(document -> document.id(id.hex()).routing(space.toString())));
        MgetRequest request = wanted.build();
        return server.ask(deadline, client -> client.mget(request, StoredSource.class)).docs().stream()
                .filter(document -> document.isResult() && document.result().found())
                .map(document ->
                        Objects.requireNonNull(document.result().source()).payload())
                // On one shard every routing leads to the same document.
                .filter(source -> spaces.contains(source.space()))
                .findFirst();
    }

    @Override
    public Set<UUID> notYetSearchable(SourceChanged source, Instant deadline) {
        Set<UUID> missing = new HashSet<>();
        List<SourceChanged.Taught> taught = source.taught();
        for (int from = 0; from < taught.size(); from += IDS_AT_ONCE) {
            List<SourceChanged.Taught> some = taught.subList(from, Math.min(from + IDS_AT_ONCE, taught.size()));
            Map<String, Long> versions = searchableVersions(source.space(), some, deadline);
            some.stream()
                    .filter(one -> versions.getOrDefault(one.factId().toString(), Long.MIN_VALUE) < one.version())
                    .forEach(one -> missing.add(one.factId()));
        }
        return missing;
    }

    private Map<String, Long> searchableVersions(SpaceId space, List<SourceChanged.Taught> taught, Instant deadline) {
        List<String> ids = taught.stream().map(one -> one.factId().toString()).toList();
        MultisearchBody search = MultisearchBody.of(some -> some.size(ids.size())
                .source(StoredMemory.NO_SOURCE)
                .version(true)
                .query(Clauses.all(List.of(
                        Query.of(query -> query.ids(asked -> asked.values(ids))), Clauses.inSpaces(List.of(space))))));
        Map<String, Long> versions = new HashMap<>();
        for (Hit<StoredMemory> hit :
                searches.one(List.of(space), search, deadline).hits().hits()) {
            versions.put(hit.id(), Objects.requireNonNull(hit.version()));
        }
        return versions;
    }

    /** What is read back of a source's document. */
    record StoredSource(SourceChanged payload) {}
}
