// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.recall.ask.AnswerType;
import dev.keepsake.recall.ask.Answering;
import dev.keepsake.recall.ask.Reading;
import dev.keepsake.recall.search.Findings;
import dev.keepsake.recall.search.FoundMemory;
import dev.keepsake.recall.search.Question;
import dev.keepsake.recall.search.Weighed;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;

/** Reads the features of a question and of what was found for it. Thread-safe. */
final class EvidenceReader {
    private static final int BEST = 3;
    /** Tagging costs time, and an answer below these places is rare. */
    private static final int READ = 20;

    private static final double MOST_LOG_ODDS = 6;
    private static final double DAYS_A_YEAR = 365;

    private final Answering answering;
    private final TemporalResolver times = new TemporalResolver();

    EvidenceReader(Answering answering) {
        this.answering = answering;
    }

    Observation observe(GateQuestion question, Findings findings, Instant now) {
        QuestionSurface surface = QuestionSurface.read(
                question.query(), times, now, question.caller().zone());
        List<FoundMemory> best = findings.best();
        SubjectEvidence subject = SubjectEvidence.of(findings);
        Reading reading = best.isEmpty()
                ? Reading.NOTHING
                : answering.read(
                        question.query(),
                        best.subList(0, Math.min(READ, best.size())),
                        question.caller().person(),
                        now,
                        question.caller().zone());
        boolean unknownName = namesUnknown(surface, findings);
        GateFeatures features = new GateFeatures();
        subject.describe(features);
        new ReadEvidence(reading).describe(features);
        describeQuestion(features, surface, findings, unknownName);
        describeBest(features, best, reading.drawnFrom());
        int fit = best.isEmpty()
                ? 0
                : new TimeFit(times, question.caller().zone())
                        .of(surface.time(), best.get(0).memory());
        features.with(GateFeature.TIME_FIT, fit)
                .with(GateFeature.TIME_MISSED, surface.time() != null && fit <= 0)
                .with(
                        GateFeature.ANSWER_SHAPE,
                        best.stream()
                                        .limit(BEST)
                                        .filter(one -> AnswerSurface.isIn(surface.type(), one.memory()))
                                        .count()
                                / (double) BEST)
                .with(
                        GateFeature.STALENESS,
                        best.isEmpty() ? 0 : staleness(best.get(0).memory(), now));
        boolean general =
                surface.general() && findings.question().subjects().isEmpty() && answering.isEnglish(question.query());
        return new Observation(features, surface, subject, reading, general, unknownName);
    }

    /** Whether a word written as a name is held by nothing found: the word search finds every memory that holds a rare word. */
    private static boolean namesUnknown(QuestionSurface surface, Findings findings) {
        List<Question.Word> words = findings.question().words();
        return IntStream.range(0, words.size())
                .filter(i -> surface.names().contains(words.get(i).text()))
                .anyMatch(i -> findings.weighed().stream()
                        .map(Weighed::candidate)
                        .noneMatch(candidate -> candidate.ownWords().get(i)
                                || candidate.nearWords().get(i)));
    }

    private static void describeQuestion(
            GateFeatures features, QuestionSurface surface, Findings findings, boolean unknownName) {
        features.with(GateFeature.UNKNOWN_WORDS, findings.words().unknownShare())
                .with(GateFeature.UNKNOWN_NAME, unknownName)
                .with(GateFeature.SPECULATIVE, surface.speculative())
                .with(GateFeature.YES_NO, surface.type() == AnswerType.YES_NO)
                .with(GateFeature.WHEN, surface.type() == AnswerType.TIME)
                .with(GateFeature.WHY, surface.type() == AnswerType.REASON)
                .with(
                        GateFeature.QUESTION_WORDS,
                        Math.log1p(findings.question().words().size()));
    }

    private static void describeBest(GateFeatures features, List<FoundMemory> best, List<MemoryChanged> drawn) {
        List<Double> scores = best.stream().map(FoundMemory::score).toList();
        features.with(GateFeature.TOP, scores.isEmpty() ? -MOST_LOG_ODDS : logOdds(scores.get(0)))
                .with(GateFeature.LEAD, scores.isEmpty() ? 0 : scores.get(0) - (scores.size() < 5 ? 0 : scores.get(4)))
                .with(
                        GateFeature.EVIDENCE_COUNT,
                        Math.log1p(scores.stream().filter(score -> score > 0.5).count()))
                .with(GateFeature.DRAWN, !drawn.isEmpty())
                .with(
                        GateFeature.DRAWN_FROM_BEST,
                        best.stream().limit(BEST).map(FoundMemory::memory).anyMatch(drawn::contains));
        if (!best.isEmpty()) {
            MemoryChanged first = best.get(0).memory();
            features.with(GateFeature.CLASH, first.status() == MemoryStatus.CLASH)
                    .with(GateFeature.QUOTE_ASKS, first.quote().strip().endsWith("?"));
        }
    }

    private static double staleness(MemoryChanged memory, Instant now) {
        double years = Duration.between(memory.saidAt(), now).toDays() / DAYS_A_YEAR;
        return Math.log1p(Math.max(0, years));
    }

    static double logOdds(double probability) {
        double inside = Math.max(1e-6, Math.min(1 - 1e-6, probability));
        return Math.max(-MOST_LOG_ODDS, Math.min(MOST_LOG_ODDS, Math.log(inside / (1 - inside))));
    }
}
