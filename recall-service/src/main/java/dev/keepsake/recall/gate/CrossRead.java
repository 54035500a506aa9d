// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.recall.ask.ComposedAnswer;
import dev.keepsake.recall.search.Candidate;
import dev.keepsake.recall.search.FoundMemory;
import dev.keepsake.recall.search.Weighed;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reranks by reading question and memory together: whether an answer can be drawn from it, whether it holds something of the
 * sort asked for, lies in the time asked about, and is about whom the question is about.
 */
final class CrossRead implements Reranker {
    private static final int DEPTH = 12;
    private static final double PER_DRAWN = 1.5;
    private static final double PER_SHAPE = 0.5;
    private static final double PER_TIME = 0.8;
    private static final double PER_OTHERS = -1.5;
    private static final double PER_QUESTION = -0.7;

    private final TemporalResolver times = new TemporalResolver();

    @Override
    public List<Ranked> rerank(GateQuestion question, Observation seen, List<FoundMemory> found) {
        Set<Long> others = seen.subject().others().stream()
                .map(Weighed::candidate)
                .map(Candidate::number)
                .collect(Collectors.toSet());
        Set<MemoryChanged> drawn =
                new HashSet<>(seen.drawn().map(ComposedAnswer::memories).orElse(List.of()));
        TimeFit fit = new TimeFit(times, question.caller().zone());
        Stream<Ranked> reranked = found.stream()
                .limit(DEPTH)
                .map(one -> new Ranked(one, score(one, seen.question(), drawn, others, fit)))
                .sorted(Comparator.comparingDouble(CrossRead::scoreOf).reversed());
        return Stream.concat(reranked, found.stream().skip(DEPTH).map(Ranked::asFound))
                .toList();
    }

    private static double score(
            FoundMemory found, QuestionShape question, Set<MemoryChanged> drawn, Set<Long> others, TimeFit fit) {
        MemoryChanged memory = found.memory();
        double logOdds = EvidenceReader.logOdds(found.score())
                + (drawn.contains(memory) ? PER_DRAWN : 0)
                + (AnswerShape.isIn(question.type(), memory) ? 0 : -PER_SHAPE)
                + PER_TIME * fit.of(question.time(), memory)
                + (others.contains(memory.number()) ? PER_OTHERS : 0)
                + (memory.quote().strip().endsWith("?") ? PER_QUESTION : 0);
        return Math.round(10_000 / (1 + Math.exp(-logOdds))) / 10_000.0;
    }

    private static double scoreOf(Ranked ranked) {
        Double score = ranked.rerankScore();
        return score == null ? 0 : score;
    }
}
