// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch.core.msearch.MultisearchBody;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.fetch.MemoryLookup;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Opens documents of index {@code memories}. */
final class ElasticsearchMemoryLookup implements MemoryLookup {
    private final Searches searches;

    ElasticsearchMemoryLookup(Searches searches) {
        this.searches = searches;
    }

    @Override
    public Optional<MemoryChanged> byNumber(long number, List<SpaceId> spaces, Instant deadline) {
        return first(Query.of(query -> query.term(term -> term.field("number").value(number))), spaces, deadline);
    }

    @Override
    public Optional<MemoryChanged> byFactId(UUID factId, List<SpaceId> spaces, Instant deadline) {
        return first(Query.of(query -> query.ids(ids -> ids.values(factId.toString()))), spaces, deadline);
    }

    private Optional<MemoryChanged> first(Query clause, List<SpaceId> spaces, Instant deadline) {
        MultisearchBody search = MultisearchBody.of(one ->
                one.size(1).source(StoredMemory.SOURCE).query(Clauses.all(List.of(clause, Clauses.inSpaces(spaces)))));
        return StoredMemory.in(searches.one(spaces, search, deadline)).stream().findFirst();
    }
}
