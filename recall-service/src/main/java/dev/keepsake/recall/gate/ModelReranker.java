// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.recall.reranking.CrossEncoder;
import dev.keepsake.recall.reranking.RerankingFailed;
import dev.keepsake.recall.search.FoundMemory;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reranks by a configured cross-encoder; where it fails or is late, by the reader that needs none. */
final class ModelReranker implements Reranker {
    private static final Logger LOG = LoggerFactory.getLogger(ModelReranker.class);
    private static final int DEPTH = 20;
    /** What the rest of the call needs. */
    private static final Duration RESERVE = Duration.ofMillis(500);

    private final CrossEncoder model;
    private final Reranker otherwise;
    private final Duration patience;
    private final Clock clock;

    /** @param patience the longest a model may take; less where the call's deadline is nearer */
    ModelReranker(CrossEncoder model, Reranker otherwise, Duration patience, Clock clock) {
        this.model = model;
        this.otherwise = otherwise;
        this.patience = patience;
        this.clock = clock;
    }

    @Override
    public List<Ranked> rerank(GateQuestion question, Observation seen, List<FoundMemory> found) {
        List<FoundMemory> best = found.stream().limit(DEPTH).toList();
        Optional<List<Double>> scores = scores(question, best);
        if (scores.isEmpty()) {
            return otherwise.rerank(question, seen, found);
        }
        List<Ranked> ranked = new ArrayList<>();
        for (int i = 0; i < best.size(); i++) {
            ranked.add(new Ranked(best.get(i), Math.round(scores.get().get(i) * 10_000) / 10_000.0));
        }
        ranked.sort(Comparator.comparing(Ranked::rerankScore, Comparator.nullsLast(Comparator.reverseOrder())));
        found.stream().skip(DEPTH).map(Ranked::asFound).forEach(ranked::add);
        return List.copyOf(ranked);
    }

    /** What the model gives; empty where it fails or is late. */
    Optional<List<Double>> scores(GateQuestion question, List<FoundMemory> best) {
        Duration left = Duration.between(clock.instant(), question.deadline()).minus(RESERVE);
        try {
            return Optional.of(model.relevance(
                    question.query(),
                    best.stream().map(one -> one.memory().text()).toList(),
                    left.compareTo(patience) < 0 ? left : patience));
        } catch (RerankingFailed e) {
            LOG.warn(
                    "{} Reranked without it, space {}.",
                    e.getMessage(),
                    question.caller().space());
            return Optional.empty();
        }
    }
}
