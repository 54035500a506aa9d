// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.search.Candidate;
import dev.keepsake.recall.search.Candidates;
import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.MemoryIndex;
import dev.keepsake.recall.search.Question;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The search side of index {@code memories}. */
final class ElasticsearchMemoryIndex implements MemoryIndex {
    private static final int MOST_SPEAKERS = 100;

    private final SearchServer server;
    private final Searches searches;
    private final MemoriesIndex index;

    ElasticsearchMemoryIndex(SearchServer server, Searches searches, MemoriesIndex index) {
        this.server = server;
        this.searches = searches;
        this.index = index;
    }

    @Override
    public boolean comparesMeaning() {
        return index.holdsOurVectors();
    }

    @Override
    public Candidates find(
            Question question, float @Nullable [] vector, MemoryFilter filter, int depth, Instant deadline) {
        CandidateQueries queries = new CandidateQueries(question, filter, depth);
        List<Map<String, Object>> bodies = new ArrayList<>(List.of(queries.byWords(), queries.wordCounts()));
        if (vector != null) {
            bodies.add(queries.byMeaning(vector));
        }
        List<JsonNode> answers = searches.together(MemoriesIndex.ALIAS, filter.spaces(), bodies, deadline);
        JsonNode counts = answers.get(1);
        return new Candidates(
                candidates(answers.get(0)),
                vector == null ? List.of() : similar(answers.get(2)),
                holding(counts, question.words().size()),
                counts.path("hits").path("total").path("value").asLong());
    }

    @Override
    public List<MemoryChanged> load(List<Candidate> candidates, Instant deadline) {
        if (candidates.isEmpty()) {
            return List.of();
        }
        List<Map<String, Object>> wanted = candidates.stream()
                .<Map<String, Object>>map(candidate -> Map.of(
                        "_id", candidate.factId().toString(),
                        "routing", candidate.space().toString()))
                .toList();
        JsonNode answer = server.ask("POST", "/" + MemoriesIndex.ALIAS + "/_mget", Map.of("docs", wanted), deadline);
        List<MemoryChanged> memories = new ArrayList<>();
        for (JsonNode document : answer.path("docs")) {
            if (document.path("found").asBoolean(false)) {
                memories.add(MemoryDocument.read(document));
            }
        }
        return memories;
    }

    @Override
    public Set<String> speakers(SpaceId space, Instant deadline) {
        Map<String, Object> search = Map.of(
                "size", 0,
                "query", Clauses.all(List.of(Clauses.inSpaces(List.of(space)))),
                "aggs", Map.of("speakers", Map.of("terms", Map.of("field", "speaker_name", "size", MOST_SPEAKERS))));
        Set<String> names = new HashSet<>();
        for (JsonNode bucket : searches.one(MemoriesIndex.ALIAS, List.of(space), search, deadline)
                .path("aggregations")
                .path("speakers")
                .path("buckets")) {
            names.add(bucket.path("key").asString());
        }
        return names;
    }

    private static List<Candidate> candidates(JsonNode answer) {
        List<Candidate> found = new ArrayList<>();
        answer.path("hits").path("hits").forEach(hit -> found.add(candidate(hit)));
        return found;
    }

    private static List<Candidates.Similar> similar(JsonNode answer) {
        List<Candidates.Similar> found = new ArrayList<>();
        for (JsonNode hit : answer.path("hits").path("hits")) {
            // Elasticsearch scores a cosine as (1 + cosine) / 2.
            found.add(new Candidates.Similar(
                    candidate(hit), 2 * hit.path("_score").asDouble() - 1));
        }
        return found;
    }

    private static Candidate candidate(JsonNode hit) {
        JsonNode fields = hit.path("fields");
        JsonNode speaker = fields.path("speaker_name").path(0);
        return new Candidate(
                UUID.fromString(hit.path("_id").asString()),
                fields.path("number").path(0).asLong(),
                SpaceId.of(fields.path("space").path(0).asString()),
                fields.path("entity_name").path(0).asString(""),
                speaker.isMissingNode() ? null : speaker.asString(),
                fields.path("commonness").path(0).asDouble(0),
                WordNames.ownIn(hit),
                WordNames.nearIn(hit));
    }

    private static long[] holding(JsonNode counts, int words) {
        JsonNode buckets = counts.path("aggregations").path("words").path("buckets");
        long[] holding = new long[words];
        for (int i = 0; i < words; i++) {
            holding[i] = buckets.path(WordNames.own(i)).path("doc_count").asLong();
        }
        return holding;
    }
}
