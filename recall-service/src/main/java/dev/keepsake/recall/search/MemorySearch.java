// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.recall.likeness.Background;
import dev.keepsake.recall.ranking.Ranker;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The retrieval core: looks for candidates by words and by meaning, reads the best of them and puts those in the trained
 * ranker's order. How many are wanted changes nothing but where the list is cut.
 */
public final class MemorySearch {
    /** How many candidates are read; more than any tool shows, whatever is asked for, so that every list is one list cut. */
    private static final int SHORTLIST = 100;

    private final MemoryIndex index;
    private final Lookout lookout;
    private final Order order;

    /**
     * A search over one index.
     *
     * @param depth how many candidates each side gives, at least the largest limit of any tool
     */
    public MemorySearch(MemoryIndex index, Embedder embedder, Background background, int depth) {
        this.index = index;
        this.lookout = new Lookout(index, embedder, background, depth);
        this.order = new Order(Ranker.load());
    }

    /** Empty when nothing is relevant. Refuses with STORE_UNAVAILABLE when the index does not answer in time. */
    public List<FoundMemory> search(SearchRequest request) {
        return findings(request).best();
    }

    /** As {@link #search}, with everything that was weighed on the way. */
    public Findings findings(SearchRequest request) {
        Sighting seen = lookout.look(request);
        List<FoundMemory> best = order.of(read(request, seen)).stream()
                .filter(found -> found.score() >= request.leastScore())
                .limit(request.limit())
                .toList();
        return new Findings(seen.question(), seen.weighed(), seen.words(), seen.bar(), best);
    }

    /** The shortlist as the ranker sees it, for training: best estimate first. */
    public List<RankedMemory> shortlist(SearchRequest request) {
        return read(request, lookout.look(request));
    }

    private List<RankedMemory> read(SearchRequest request, Sighting seen) {
        if (!seen.isAnswerable()) {
            return List.of();
        }
        List<Shortlisted> shortlist = load(seen.mostPromising(SHORTLIST), seen, request);
        FeatureReader reader = new FeatureReader(request.query(), seen, shortlist);
        return shortlist.stream()
                .map(one -> new RankedMemory(
                        one.memory(), reader.read(one), one.weighed().score(), one.line()))
                .toList();
    }

    private List<Shortlisted> load(List<Weighed> best, Sighting seen, SearchRequest request) {
        List<Candidate> wanted = best.stream().map(Weighed::candidate).toList();
        Map<Long, MemoryChanged> memories = index.load(wanted, request.deadline()).stream()
                .filter(request.filter()::admits)
                .collect(Collectors.toMap(MemoryChanged::number, Function.identity(), (first, again) -> first));
        return best.stream()
                .flatMap(weighed -> Stream.ofNullable(
                                memories.get(weighed.candidate().number()))
                        .map(memory -> Shortlisted.of(weighed, seen.lineLikeness(weighed), memory)))
                .toList();
    }
}
