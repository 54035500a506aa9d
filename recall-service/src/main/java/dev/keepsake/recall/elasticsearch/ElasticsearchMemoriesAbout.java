// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.profile.MemoriesAbout;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Finds documents of index {@code memories} by whom they are about. */
final class ElasticsearchMemoriesAbout implements MemoriesAbout {
    private final Searches searches;

    ElasticsearchMemoriesAbout(Searches searches) {
        this.searches = searches;
    }

    @Override
    public List<MemoryChanged> about(
            List<SpaceId> spaces, Collection<String> names, Instant heldAt, int limit, Instant deadline) {
        List<Object> filters = List.of(
                Clauses.inSpaces(spaces),
                Clauses.withStatus(EnumSet.of(MemoryStatus.CURRENT, MemoryStatus.CLASH)),
                Clauses.any(List.of(
                        Clauses.not(Clauses.exists("valid_to")),
                        Clauses.range("valid_to", "gt", heldAt.toEpochMilli()))));
        Map<String, Object> search = Map.of(
                "size", limit,
                "_source", List.of("payload"),
                "track_total_hits", false,
                // Where not all fit, those of the very name come before those that only hold it.
                "sort", List.of("_score", Map.of("number", "desc")),
                "query", Map.of("bool", Map.of("filter", filters, "should", named(names), "minimum_should_match", 1)));
        List<MemoryChanged> found = new ArrayList<>();
        searches.one(MemoriesIndex.ALIAS, spaces, search, deadline)
                .path("hits")
                .path("hits")
                .forEach(hit -> found.add(MemoryDocument.read(hit)));
        found.sort((one, other) -> Long.compare(other.number(), one.number()));
        return found;
    }

    private static List<Object> named(Collection<String> names) {
        List<Object> clauses = new ArrayList<>();
        for (String name : names) {
            String lower = name.strip().toLowerCase(Locale.ROOT);
            clauses.add(weighing(4, Clauses.term("entity_name", lower)));
            clauses.add(weighing(2, Map.of("prefix", Map.of("entity_name", lower + " "))));
            clauses.add(weighing(1, Map.of("match_phrase", Map.of("names", lower))));
        }
        return clauses;
    }

    private static Map<String, Object> weighing(int weight, Object clause) {
        return Map.of("constant_score", Map.of("filter", clause, "boost", weight));
    }
}
