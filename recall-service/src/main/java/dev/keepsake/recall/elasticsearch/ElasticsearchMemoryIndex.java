// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.FieldValue;
import co.elastic.clients.elasticsearch._types.aggregations.StringTermsBucket;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch.core.msearch.MultisearchBody;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.elasticsearch.CandidateAnswers.Answer;
import dev.keepsake.recall.search.Candidate;
import dev.keepsake.recall.search.Candidates;
import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.MemoryIndex;
import dev.keepsake.recall.search.Question;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The search side of index {@code memories}. */
final class ElasticsearchMemoryIndex implements MemoryIndex {
    private static final int MOST_SPEAKERS = 100;

    private final Searches searches;
    private final MemoriesIndex index;
    private final RecentMemories recent;

    ElasticsearchMemoryIndex(Searches searches, MemoriesIndex index, RecentMemories recent) {
        this.searches = searches;
        this.index = index;
        this.recent = recent;
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
            bodies.add(queries.byMeaning(MemoriesIndex.VECTOR, vector));
            bodies.add(queries.byMeaning(MemoriesIndex.LINE_VECTOR, vector));
        }
        List<Answer> answers = searches.candidates(filter.spaces(), bodies, deadline);
        Answer counts = answers.get(1);
        return new Candidates(
                CandidateReader.byWords(answers.get(0)),
                vector == null ? List.of() : CandidateReader.byMeaning(answers.get(2)),
                vector == null ? List.of() : CandidateReader.byMeaning(answers.get(3)),
                CandidateReader.holding(counts, question.words().size()),
                counts.total());
    }

    @Override
    public List<MemoryChanged> load(List<Candidate> candidates, Instant deadline) {
        List<MemoryChanged> memories = new ArrayList<>();
        List<Candidate> unread = new ArrayList<>();
        for (Candidate candidate : candidates) {
            recent.of(candidate).ifPresentOrElse(memories::add, () -> unread.add(candidate));
        }
        if (!unread.isEmpty()) {
            List<MemoryChanged> read = read(unread, deadline);
            recent.keep(read);
            memories.addAll(read);
        }
        return memories;
    }

    private List<MemoryChanged> read(List<Candidate> found, Instant deadline) {
        List<SpaceId> spaces = found.stream().map(Candidate::space).distinct().toList();
        List<FieldValue> numbers =
                found.stream().map(one -> FieldValue.of(one.number())).toList();
        MultisearchBody search = MultisearchBody.of(read -> read.size(found.size())
                .source(StoredMemory.SOURCE)
                .trackTotalHits(hits -> hits.enabled(false))
                .query(Clauses.all(List.of(
                        Clauses.inSpaces(spaces),
                        Query.of(query ->
                                query.terms(terms -> terms.field("number").terms(any -> any.value(numbers))))))));
        return StoredMemory.in(searches.one(spaces, search, deadline));
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
