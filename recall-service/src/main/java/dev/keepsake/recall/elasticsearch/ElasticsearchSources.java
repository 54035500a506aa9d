// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.recall.fetch.SourceLookup;
import dev.keepsake.recall.projection.SourceStore;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import tools.jackson.databind.JsonNode;

/** Index {@code sources}: written and opened by id, never searched, so that a write needs no refresh to be seen. */
final class ElasticsearchSources implements SourceStore, SourceLookup {
    static final String ALIAS = "sources";
    /** Sources of an import teach thousands; one search looks after so many. */
    private static final int IDS_AT_ONCE = 1_000;

    private final SearchServer server;
    private final Searches searches;
    private final Clock clock;

    ElasticsearchSources(SearchServer server, Searches searches, Clock clock) {
        this.server = server;
        this.searches = searches;
        this.clock = clock;
    }

    @Override
    public void apply(List<SourceChanged> kept, List<Gone> gone) {
        BulkWrites writes = new BulkWrites(ALIAS);
        for (SourceChanged source : kept) {
            writes.put(
                    source.id().hex(),
                    source.space(),
                    source.version(),
                    Map.of("space", source.space().toString(), "payload", source));
        }
        gone.forEach(one -> writes.remove(one.id().hex(), one.space()));
        writes.send(server, clock, false);
    }

    @Override
    public Optional<SourceChanged> byId(SourceId id, List<SpaceId> spaces, Instant deadline) {
        List<Map<String, Object>> wanted = spaces.stream()
                .<Map<String, Object>>map(space -> Map.of("_id", id.hex(), "routing", space.toString()))
                .toList();
        JsonNode answer = server.ask("POST", "/" + ALIAS + "/_mget", Map.of("docs", wanted), deadline);
        for (JsonNode document : answer.path("docs")) {
            if (document.path("found").asBoolean(false)) {
                SourceChanged source =
                        Json.mapper().treeToValue(document.path("_source").path("payload"), SourceChanged.class);
                // On one shard every routing leads to the same document.
                if (spaces.contains(source.space())) {
                    return Optional.of(source);
                }
            }
        }
        return Optional.empty();
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
        Map<String, Object> search = Map.of(
                "size",
                ids.size(),
                "_source",
                false,
                "version",
                true,
                "query",
                Clauses.all(List.of(Map.of("ids", Map.of("values", ids)), Clauses.inSpaces(List.of(space)))));
        Map<String, Long> versions = new HashMap<>();
        searches.one(MemoriesIndex.ALIAS, List.of(space), search, deadline)
                .path("hits")
                .path("hits")
                .forEach(hit -> versions.put(
                        hit.path("_id").asString(), hit.path("_version").asLong()));
        return versions;
    }
}
