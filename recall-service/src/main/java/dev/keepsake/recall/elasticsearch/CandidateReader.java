// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.recall.elasticsearch.CandidateAnswers.Answer;
import dev.keepsake.recall.elasticsearch.CandidateAnswers.Bucket;
import dev.keepsake.recall.elasticsearch.CandidateAnswers.Fields;
import dev.keepsake.recall.elasticsearch.CandidateAnswers.Found;
import dev.keepsake.recall.search.Candidate;
import dev.keepsake.recall.search.Candidates;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads what the searches of {@link CandidateQueries} found. */
final class CandidateReader {
    private CandidateReader() {}

    static List<Candidate> byWords(Answer found) {
        return found.found().stream().map(CandidateReader::candidate).toList();
    }

    static List<Candidates.Similar> byMeaning(Answer found) {
        return found.found().stream().map(CandidateReader::similar).toList();
    }

    /** How many memories hold each word. */
    static long[] holding(Answer counts, int words) {
        long[] holding = new long[words];
        Map<String, Bucket> buckets = counts.counted();
        for (int i = 0; i < words; i++) {
            Bucket bucket = buckets.get(WordNames.own(i));
            holding[i] = bucket == null ? 0 : bucket.docCount();
        }
        return holding;
    }

    private static Candidates.Similar similar(Found hit) {
        // Elasticsearch scores a cosine as (1 + cosine) / 2.
        return new Candidates.Similar(candidate(hit), 2 * Objects.requireNonNull(hit.score()) - 1);
    }

    private static Candidate candidate(Found hit) {
        Fields fields = hit.fields();
        return new Candidate(
                Objects.requireNonNull(first(fields.number()), "a memory without a number"),
                hit.version(),
                SpaceId.of(Objects.requireNonNull(first(fields.space()), "a memory without a space")),
                fields.entityName() == null ? Set.of() : Set.copyOf(fields.entityName()),
                first(fields.speakerName()),
                Objects.requireNonNullElse(first(fields.commonness()), 0.0),
                WordNames.ownIn(hit.names()),
                WordNames.nearIn(hit.names()));
    }

    private static <T> @Nullable T first(@Nullable List<T> values) {
        return values == null || values.isEmpty() ? null : values.get(0);
    }
}
