// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.recall.ask.Bearing;
import dev.keepsake.recall.search.FoundMemory;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reranks by reading question and memory together: whether an answer can be drawn from it, how much it speaks of what is
 * asked, whether it holds something of the sort asked for, lies in the time asked about, and is about whom the question is about.
 */
final class CrossRead implements Reranker {
    private static final int DEPTH = 20;
    private static final double PER_DRAWN = 1.5;
    private static final double PER_ASKED = 1.5;
    private static final double PER_MISFIT = -0.5;
    private static final double PER_TIME = 0.8;
    private static final double PER_OTHERS = -1.5;
    private static final double PER_QUESTION = -0.7;

    private final TemporalResolver times = new TemporalResolver();

    @Override
    public List<Ranked> rerank(GateQuestion question, Observation seen, List<FoundMemory> found) {
        Set<Long> others = seen.subject().numbersOfOthers();
        Set<MemoryChanged> drawn = Set.copyOf(seen.reading().drawnFrom());
        Map<Long, Bearing> bearings = seen.reading().bearings().stream()
                .collect(Collectors.toMap(one -> one.memory().number(), Function.identity(), (one, again) -> one));
        TimeFit fit = new TimeFit(times, question.caller().zone());
        Stream<Ranked> reranked = found.stream()
                .limit(DEPTH)
                .map(one -> new Ranked(one, score(one, new Read(seen.question(), bearings, drawn, others, fit))))
                .sorted(Comparator.comparingDouble(CrossRead::scoreOf).reversed());
        return Stream.concat(reranked, found.stream().skip(DEPTH).map(Ranked::asFound))
                .toList();
    }

    private static double score(FoundMemory found, Read read) {
        MemoryChanged memory = found.memory();
        Bearing bearing = read.bearings().get(memory.number());
        boolean others = read.others().contains(memory.number()) || bearing != null && !bearing.aboutSubject();
        double logOdds = EvidenceReader.logOdds(found.score())
                + (read.drawn().contains(memory) ? PER_DRAWN : 0)
                + (bearing == null || others ? 0 : PER_ASKED * bearing.asked())
                + (bearing == null || bearing.fits() ? 0 : PER_MISFIT)
                + PER_TIME * read.fit().of(read.question().time(), memory)
                + (others ? PER_OTHERS : 0)
                + (memory.quote().strip().endsWith("?") ? PER_QUESTION : 0);
        return Math.round(10_000 / (1 + Math.exp(-logOdds))) / 10_000.0;
    }

    private static double scoreOf(Ranked ranked) {
        Double score = ranked.rerankScore();
        return score == null ? 0 : score;
    }

    /** What is known of the question when memories are read against it. */
    private record Read(
            QuestionSurface question,
            Map<Long, Bearing> bearings,
            Set<MemoryChanged> drawn,
            Set<Long> others,
            TimeFit fit) {}
}
