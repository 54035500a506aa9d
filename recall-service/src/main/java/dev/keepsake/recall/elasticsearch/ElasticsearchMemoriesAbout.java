// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.SortOrder;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch.core.msearch.MultisearchBody;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.profile.MemoriesAbout;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;

/** Finds documents of index {@code memories} by whom they are about. */
final class ElasticsearchMemoriesAbout implements MemoriesAbout {
    private final Searches searches;

    ElasticsearchMemoriesAbout(Searches searches) {
        this.searches = searches;
    }

    @Override
    public List<MemoryChanged> about(
            List<SpaceId> spaces, Collection<String> names, Instant heldAt, int limit, Instant deadline) {
        List<Query> filters = List.of(
                Clauses.inSpaces(spaces),
                Clauses.withStatus(EnumSet.of(MemoryStatus.CURRENT, MemoryStatus.CLASH)),
                Clauses.lastingAt(heldAt));
        MultisearchBody search = MultisearchBody.of(about -> about.size(limit)
                .source(StoredMemory.SOURCE)
                .trackTotalHits(hits -> hits.enabled(false))
                // Where not all fit, those of the very name come before those that only hold it.
                .sort(sort -> sort.score(score -> score.order(SortOrder.Desc)))
                .sort(sort -> sort.field(field -> field.field("number").order(SortOrder.Desc)))
                .query(query -> query.bool(
                        bool -> bool.filter(filters).should(named(names)).minimumShouldMatch("1"))));
        return StoredMemory.in(searches.one(spaces, search, deadline)).stream()
                .sorted(Comparator.comparingLong(MemoryChanged::number).reversed())
                .toList();
    }

    private static List<Query> named(Collection<String> names) {
        List<Query> clauses = new ArrayList<>();
        for (String name : names) {
            String lower = name.strip().toLowerCase(Locale.ROOT);
            clauses.add(weighing(4, Clauses.term("entity_name", lower)));
            clauses.add(weighing(
                    2,
                    Query.of(query ->
                            query.prefix(start -> start.field("entity_name").value(lower + " ")))));
            clauses.add(weighing(
                    1,
                    Query.of(query ->
                            query.matchPhrase(within -> within.field("names").query(lower)))));
        }
        return clauses;
    }

    private static Query weighing(float weight, Query clause) {
        return Query.of(query -> query.constantScore(same -> same.filter(clause).boost(weight)));
    }
}
