// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.aggregations.StringTermsBucket;
import co.elastic.clients.elasticsearch.core.MgetRequest;
import co.elastic.clients.elasticsearch.core.msearch.MultiSearchItem;
import co.elastic.clients.elasticsearch.core.msearch.MultisearchBody;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.search.Candidate;
import dev.keepsake.recall.search.Candidates;
import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.MemoryIndex;
import dev.keepsake.recall.search.Question;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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
        List<MultisearchBody> bodies = new ArrayList<>(List.of(queries.byWords(), queries.wordCounts()));
        if (vector != null) {
            bodies.add(queries.byMeaning(vector));
        }
        List<MultiSearchItem<StoredMemory>> answers = searches.together(filter.spaces(), bodies, deadline);
        MultiSearchItem<StoredMemory> counts = answers.get(1);
        return new Candidates(
                CandidateReader.byWords(answers.get(0)),
                vector == null ? List.of() : CandidateReader.byMeaning(answers.get(2)),
                CandidateReader.holding(counts, question.words().size()),
                Objects.requireNonNull(counts.hits().total()).value());
    }

    @Override
    public List<MemoryChanged> load(List<Candidate> candidates, Instant deadline) {
        if (candidates.isEmpty()) {
            return List.of();
        }
        MgetRequest.Builder wanted = new MgetRequest.Builder().index(MemoriesIndex.ALIAS);
        candidates.forEach(
                one -> wanted.docs(document -> document.id(one.factId().toString())
                        .routing(one.space().toString())
                        .source(StoredMemory.SOURCE)));
        MgetRequest request = wanted.build();
        return server.ask(deadline, client -> client.mget(request, StoredMemory.class)).docs().stream()
                .filter(document -> document.isResult() && document.result().found())
                .map(document ->
                        Objects.requireNonNull(document.result().source()).payload())
                .toList();
    }

    @Override
    public Set<String> speakers(SpaceId space, Instant deadline) {
        MultisearchBody search = MultisearchBody.of(counted -> counted.size(0)
                .query(Clauses.all(List.of(Clauses.inSpaces(List.of(space)))))
                .aggregations(
                        "speakers",
                        each -> each.terms(terms -> terms.field("speaker_name").size(MOST_SPEAKERS))));
        List<StringTermsBucket> names = Searches.counted(searches.one(List.of(space), search, deadline), "speakers")
                .sterms()
                .buckets()
                .array();
        return names.stream().map(name -> name.key().stringValue()).collect(Collectors.toSet());
    }
}
