// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.aggregations.FiltersBucket;
import co.elastic.clients.elasticsearch.core.search.Hit;
import co.elastic.clients.elasticsearch.core.search.ResponseBody;
import co.elastic.clients.json.JsonData;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.recall.search.Candidate;
import dev.keepsake.recall.search.Candidates;
import jakarta.json.JsonArray;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Reads what the searches of {@link CandidateQueries} found. */
final class CandidateReader {
    private CandidateReader() {}

    static List<Candidate> byWords(ResponseBody<?> found) {
        return found.hits().hits().stream().map(CandidateReader::candidate).toList();
    }

    static List<Candidates.Similar> byMeaning(ResponseBody<?> found) {
        return found.hits().hits().stream().map(CandidateReader::similar).toList();
    }

    /** How many memories hold each word. */
    static long[] holding(ResponseBody<?> counts, int words) {
        long[] holding = new long[words];
        Map<String, FiltersBucket> buckets =
                Searches.counted(counts, "words").filters().buckets().keyed();
        for (int i = 0; i < words; i++) {
            FiltersBucket bucket = buckets.get(WordNames.own(i));
            holding[i] = bucket == null ? 0 : bucket.docCount();
        }
        return holding;
    }

    private static Candidates.Similar similar(Hit<?> hit) {
        // Elasticsearch scores a cosine as (1 + cosine) / 2.
        return new Candidates.Similar(candidate(hit), 2 * Objects.requireNonNull(hit.score()) - 1);
    }

    private static Candidate candidate(Hit<?> hit) {
        String space = Objects.requireNonNull(text(hit, "space"), "a memory without a space");
        String entity = text(hit, "entity_name");
        JsonArray number = values(hit, "number");
        JsonArray commonness = values(hit, "commonness");
        return new Candidate(
                UUID.fromString(hit.id()),
                number == null ? 0 : number.getJsonNumber(0).longValue(),
                SpaceId.of(space),
                entity == null ? "" : entity,
                text(hit, "speaker_name"),
                commonness == null ? 0 : commonness.getJsonNumber(0).doubleValue(),
                WordNames.ownIn(hit),
                WordNames.nearIn(hit));
    }

    private static @Nullable String text(Hit<?> hit, String field) {
        JsonArray values = values(hit, field);
        return values == null ? null : values.getString(0);
    }

    private static @Nullable JsonArray values(Hit<?> hit, String field) {
        JsonData values = hit.fields().get(field);
        return values == null ? null : values.toJson().asJsonArray();
    }
}
