// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.FieldValue;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.json.JsonData;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.search.HeldAt;
import dev.keepsake.recall.search.MemoryFilter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Clauses that several queries share. User text enters a query as the text of a match only, never as query syntax. */
final class Clauses {
    private Clauses() {}

    static Query all(List<Query> filters) {
        return Query.of(query -> query.bool(all -> all.filter(filters)));
    }

    static Query any(List<Query> clauses) {
        return Query.of(query -> query.bool(any -> any.should(clauses).minimumShouldMatch("1")));
    }

    static Query term(String field, String value) {
        return Query.of(query -> query.term(term -> term.field(field).value(value)));
    }

    static List<FieldValue> values(Collection<String> values) {
        return values.stream().map(FieldValue::of).toList();
    }

    /** The one clause that no query goes without. */
    static Query inSpaces(Collection<SpaceId> spaces) {
        return anyOf("space", spaces.stream().map(SpaceId::toString).toList());
    }

    static Query withStatus(Collection<MemoryStatus> statuses) {
        return anyOf("status", statuses.stream().map(MemoryStatus::wireName).toList());
    }

    static Query upTo(String field, long value) {
        return Query.of(query ->
                query.range(range -> range.untyped(bound -> bound.field(field).lte(JsonData.of(value)))));
    }

    /** Not ended by then, as far as is known. */
    static Query lastingAt(Instant instant) {
        return Query.of(query -> query.bool(open -> open.mustNot(upTo("valid_to", instant.toEpochMilli()))));
    }

    static List<Query> filters(MemoryFilter filter) {
        List<Query> clauses = new ArrayList<>();
        clauses.add(inSpaces(filter.spaces()));
        clauses.add(withStatus(filter.heldAt().statuses()));
        if (filter.scope() != null) {
            clauses.add(term("scope", filter.scope()));
        }
        if (filter.category() != null) {
            clauses.add(term("category", filter.category().wireName()));
        }
        HeldAt heldAt = filter.heldAt();
        if (heldAt.past()) {
            clauses.add(upTo("valid_from", heldAt.instant().toEpochMilli()));
        }
        clauses.add(lastingAt(heldAt.instant()));
        return clauses;
    }

    private static Query anyOf(String field, Collection<String> values) {
        return Query.of(query -> query.terms(terms -> terms.field(field).terms(any -> any.value(values(values)))));
    }
}
