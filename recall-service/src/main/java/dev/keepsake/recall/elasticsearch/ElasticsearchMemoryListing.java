// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.SortOrder;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch.core.msearch.MultiSearchItem;
import co.elastic.clients.elasticsearch.core.msearch.MultisearchBody;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.listing.MemoryListing;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists documents of index {@code memories}. */
final class ElasticsearchMemoryListing implements MemoryListing {
    private final Searches searches;

    ElasticsearchMemoryListing(Searches searches) {
        this.searches = searches;
    }

    @Override
    public Listed list(List<SpaceId> spaces, @Nullable Kind kind, long highest, int limit, Instant deadline) {
        List<Query> listed = new ArrayList<>();
        listed.add(Clauses.inSpaces(spaces));
        listed.add(Clauses.withStatus(EnumSet.of(MemoryStatus.CURRENT, MemoryStatus.CLASH)));
        if (kind != null) {
            listed.add(Clauses.term("kind", kind.wireName()));
        }
        List<Query> paged = new ArrayList<>(listed);
        paged.add(Clauses.upTo("number", highest));
        List<MultiSearchItem<StoredMemory>> answers =
                searches.together(spaces, List.of(page(paged, limit), counts(spaces, listed)), deadline);
        long all = Searches.counted(answers.get(1), "listed").filter().docCount();
        double newest = Searches.counted(answers.get(1), "newest").max().value();
        return new Listed(StoredMemory.in(answers.get(0)), all, Double.isFinite(newest) ? (long) newest : 0);
    }

    private static MultisearchBody page(List<Query> filters, int limit) {
        return MultisearchBody.of(search -> search.size(limit)
                .source(StoredMemory.SOURCE)
                .trackTotalHits(hits -> hits.enabled(false))
                .sort(sort -> sort.field(field -> field.field("number").order(SortOrder.Desc)))
                .query(Clauses.all(filters)));
    }

    private static MultisearchBody counts(List<SpaceId> spaces, List<Query> listed) {
        return MultisearchBody.of(search -> search.size(0)
                .query(Clauses.all(List.of(Clauses.inSpaces(spaces))))
                .aggregations("listed", counted -> counted.filter(Clauses.all(listed)))
                .aggregations("newest", counted -> counted.max(newest -> newest.field("number"))));
    }
}
