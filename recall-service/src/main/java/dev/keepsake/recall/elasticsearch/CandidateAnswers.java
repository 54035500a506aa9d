// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.ErrorCause;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The answer to the searches of {@link CandidateQueries}, read straight from its JSON. The client's own types make some ten
 * objects of each field of each hit, and of those there are more than a thousand.
 */
record CandidateAnswers(List<Answer> responses) {
    CandidateAnswers {
        responses = List.copyOf(responses);
    }

    /** What one of the searches found, or why it failed. */
    record Answer(
            int status,
            @Nullable Failure error,
            boolean timedOut,
            @JsonProperty("_shards") @Nullable Shards shards,
            @Nullable Hits hits,
            @Nullable Map<String, Counted> aggregations) {

        /** This, unless something is missing in it. */
        Answer complete() {
            if (error != null) {
                throw SearchServer.failureOf("A search", status, ErrorCause.of(cause -> cause.type(error.type())));
            }
            if (timedOut || shards == null || shards.failed() > 0 || hits == null) {
                throw new IndexUnavailable("A search was answered in part only", null);
            }
            return this;
        }

        List<Found> found() {
            return hits == null ? List.of() : hits.hits();
        }

        long total() {
            return hits == null || hits.total() == null ? 0 : hits.total().value();
        }

        /** How many were counted under each name; the search has one count only. */
        Map<String, Bucket> counted() {
            return aggregations == null
                    ? Map.of()
                    : aggregations.values().iterator().next().buckets();
        }
    }

    record Failure(@Nullable String type) {}

    record Shards(int failed) {}

    record Hits(@Nullable Total total, List<Found> hits) {}

    record Total(long value) {}

    record Counted(Map<String, Bucket> buckets) {}

    record Bucket(long docCount) {}

    /** A hit. */
    record Found(
            @JsonProperty("_version") long version,
            @JsonProperty("_score") @Nullable Double score,
            Fields fields,
            @Nullable List<String> matchedQueries) {
        List<String> names() {
            return matchedQueries == null ? List.of() : matchedQueries;
        }
    }

    /** The fields of a hit, as lists: the server knows no single values. */
    record Fields(
            @Nullable List<Long> number,
            @Nullable List<String> space,
            @Nullable List<String> entityName,
            @Nullable List<String> speakerName,
            @Nullable List<Double> commonness) {}
}
