// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.fetch.MemoryLookup;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.databind.JsonNode;

/** Opens documents of index {@code memories}. */
final class ElasticsearchMemoryLookup implements MemoryLookup {
    private final Searches searches;

    ElasticsearchMemoryLookup(Searches searches) {
        this.searches = searches;
    }

    @Override
    public Optional<MemoryChanged> byNumber(long number, List<SpaceId> spaces, Instant deadline) {
        return first(Clauses.term("number", number), spaces, deadline);
    }

    @Override
    public Optional<MemoryChanged> byFactId(UUID factId, List<SpaceId> spaces, Instant deadline) {
        return first(Map.of("ids", Map.of("values", List.of(factId.toString()))), spaces, deadline);
    }

    private Optional<MemoryChanged> first(Map<String, Object> clause, List<SpaceId> spaces, Instant deadline) {
        Map<String, Object> search = Map.of(
                "size", 1,
                "_source", List.of("payload"),
                "query", Clauses.all(List.of(clause, Clauses.inSpaces(spaces))));
        JsonNode hit = searches.one(MemoriesIndex.ALIAS, spaces, search, deadline)
                .path("hits")
                .path("hits")
                .path(0);
        return hit.isMissingNode() ? Optional.empty() : Optional.of(MemoryDocument.read(hit));
    }
}
