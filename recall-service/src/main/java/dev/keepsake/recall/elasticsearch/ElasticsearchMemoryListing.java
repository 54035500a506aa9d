// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.listing.MemoryListing;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Lists documents of index {@code memories}. */
final class ElasticsearchMemoryListing implements MemoryListing {
    private final Searches searches;

    ElasticsearchMemoryListing(Searches searches) {
        this.searches = searches;
    }

    @Override
    public Listed list(List<SpaceId> spaces, @Nullable Kind kind, long highest, int limit, Instant deadline) {
        List<Object> listed = new ArrayList<>();
        listed.add(Clauses.inSpaces(spaces));
        listed.add(Clauses.withStatus(EnumSet.of(MemoryStatus.CURRENT, MemoryStatus.CLASH)));
        if (kind != null) {
            listed.add(Clauses.term("kind", kind.wireName()));
        }
        List<Object> paged = new ArrayList<>(listed);
        paged.add(Clauses.range("number", "lte", highest));
        List<JsonNode> answers = searches.together(
                MemoriesIndex.ALIAS, spaces, List.of(page(paged, limit), counts(spaces, listed)), deadline);
        List<MemoryChanged> memories = new ArrayList<>();
        answers.get(0).path("hits").path("hits").forEach(hit -> memories.add(MemoryDocument.read(hit)));
        JsonNode counts = answers.get(1).path("aggregations");
        return new Listed(
                memories,
                counts.path("listed").path("doc_count").asLong(),
                counts.path("newest").path("value").asLong(0));
    }

    private static Map<String, Object> page(List<Object> filters, int limit) {
        return Map.of(
                "size", limit,
                "_source", List.of("payload"),
                "track_total_hits", false,
                "sort", List.of(Map.of("number", "desc")),
                "query", Clauses.all(filters));
    }

    private static Map<String, Object> counts(List<SpaceId> spaces, List<Object> listed) {
        return Map.of(
                "size", 0,
                "query", Clauses.all(List.of(Clauses.inSpaces(spaces))),
                "aggs",
                        Map.of(
                                "listed", Map.of("filter", Clauses.all(listed)),
                                "newest", Map.of("max", Map.of("field", "number"))));
    }
}
