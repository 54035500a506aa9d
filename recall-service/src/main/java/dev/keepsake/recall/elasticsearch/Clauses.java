// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.search.HeldAt;
import dev.keepsake.recall.search.MemoryFilter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The clauses our queries are made of. User text enters them as the text of a match only, never as query syntax. */
final class Clauses {
    private Clauses() {}

    static Map<String, Object> term(String field, Object value) {
        return Map.of("term", Map.of(field, value));
    }

    static Map<String, Object> terms(String field, Collection<?> values) {
        return Map.of("terms", Map.of(field, values));
    }

    static Map<String, Object> range(String field, String operator, long value) {
        return Map.of("range", Map.of(field, Map.of(operator, value)));
    }

    static Map<String, Object> exists(String field) {
        return Map.of("exists", Map.of("field", field));
    }

    static Map<String, Object> all(List<?> filters) {
        return Map.of("bool", Map.of("filter", filters));
    }

    static Map<String, Object> any(List<?> clauses) {
        return Map.of("bool", Map.of("should", clauses, "minimum_should_match", 1));
    }

    static Map<String, Object> not(Object clause) {
        return Map.of("bool", Map.of("must_not", List.of(clause)));
    }

    /** The one clause that no query goes without. */
    static Map<String, Object> inSpaces(Collection<SpaceId> spaces) {
        return terms("space", spaces.stream().map(SpaceId::toString).toList());
    }

    static Map<String, Object> withStatus(Collection<MemoryStatus> statuses) {
        return terms("status", statuses.stream().map(MemoryStatus::wireName).toList());
    }

    /** A value for the {@code routing} parameter. */
    static String routing(Collection<SpaceId> spaces) {
        return spaces.stream().map(SpaceId::toString).collect(Collectors.joining(","));
    }

    static List<Object> filters(MemoryFilter filter) {
        List<Object> clauses = new ArrayList<>();
        clauses.add(inSpaces(filter.spaces()));
        clauses.add(withStatus(filter.heldAt().statuses()));
        if (filter.scope() != null) {
            clauses.add(term("scope", filter.scope()));
        }
        if (filter.category() != null) {
            clauses.add(term("category", filter.category().wireName()));
        }
        clauses.addAll(heldAt(filter.heldAt()));
        return clauses;
    }

    private static List<Object> heldAt(HeldAt heldAt) {
        long instant = heldAt.instant().toEpochMilli();
        Object lasting = any(List.of(not(exists("valid_to")), range("valid_to", "gt", instant)));
        return heldAt.past() ? List.of(range("valid_from", "lte", instant), lasting) : List.of(lasting);
    }
}
