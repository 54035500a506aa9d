// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.recall.likeness.Background;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The retrieval core: reads the question, gathers candidates by words and by meaning, fuses and scores them. The result is
 * in order of score, then of learning; how many are wanted changes nothing but where the list is cut.
 */
public final class MemorySearch {
    /** Loaded beyond what is wanted, for those that went away between the finding and the loading. */
    private static final int SPARE = 5;

    private static final Comparator<Scored> BEST_FIRST = Comparator.comparingDouble(Scored::score)
            .reversed()
            .thenComparingLong(scored -> scored.candidate().number());

    private final MemoryIndex index;
    private final Embedder embedder;
    private final Background background;
    private final KnownSpeakers speakers;
    private final int depth;

    /**
     * A search over one index.
     *
     * @param depth how many candidates each side gives, at least the largest limit of any tool
     */
    public MemorySearch(MemoryIndex index, Embedder embedder, Background background, int depth) {
        this.index = index;
        this.embedder = embedder;
        this.background = background;
        this.speakers = new KnownSpeakers(index);
        this.depth = depth;
    }

    /** Empty when nothing is relevant. Refuses with STORE_UNAVAILABLE when the index does not answer in time. */
    public List<FoundMemory> search(SearchRequest request) {
        List<Weighed> weighed = weigh(request);
        if (!Relevance.isAnswerable(weighed.stream().map(Weighed::evidence).toList())) {
            return List.of();
        }
        List<Scored> best = weighed.stream()
                .filter(one -> Relevance.isRelevant(one.evidence()))
                .map(one -> new Scored(one.candidate(), Relevance.of(one.evidence())))
                .filter(scored -> scored.score() >= request.leastScore())
                .sorted(BEST_FIRST)
                .limit(request.limit() + SPARE)
                .toList();
        return load(best, request);
    }

    /** Every candidate with what speaks for it, in no order that means anything. */
    List<Weighed> weigh(SearchRequest request) {
        Set<String> known = speakers.of(request.filter().spaces(), request.deadline());
        Question question = QuestionReader.read(request.query(), known);
        if (question.isEmpty()) {
            return List.of();
        }
        float[] vector = index.comparesMeaning() ? embedder.embedQuery(question.meaning()) : null;
        Candidates found = index.find(question, vector, request.filter(), depth, request.deadline());
        WordWeights weights = new WordWeights(found);
        Likeness likeness = vector == null ? Likeness.NONE : Likeness.of(background.scaleFor(vector), found, depth);
        Subjects subjects = new Subjects(question, request.person(), known);
        Map<UUID, Double> ranks = RankFusion.fuse(List.of(found.wordRanking(), found.meaningRanking()));
        return found.distinct().values().stream()
                .map(candidate -> new Weighed(
                        candidate,
                        new Evidence(
                                likeness.of(candidate.factId()),
                                weights.share(candidate.ownWords()),
                                weights.share(candidate.nearWords()),
                                subjects.match(candidate),
                                ranks.getOrDefault(candidate.factId(), 0.0))))
                .toList();
    }

    private List<FoundMemory> load(List<Scored> best, SearchRequest request) {
        List<Candidate> wanted = best.stream().map(Scored::candidate).toList();
        Map<UUID, MemoryChanged> memories = index.load(wanted, request.deadline()).stream()
                .filter(request.filter()::admits)
                .collect(Collectors.toMap(MemoryChanged::factId, Function.identity(), (first, again) -> first));
        return best.stream()
                .flatMap(scored -> Stream.ofNullable(
                                memories.get(scored.candidate().factId()))
                        .map(memory -> new FoundMemory(memory, scored.score())))
                .limit(request.limit())
                .toList();
    }

    record Weighed(Candidate candidate, Evidence evidence) {}

    private record Scored(Candidate candidate, double score) {}
}
