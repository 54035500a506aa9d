// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.ranking.FeatureVector;
import dev.keepsake.recall.ranking.RankingFeature;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the ranker's features off memories, for one question. */
final class FeatureReader {
    private static final double RANK_HALVED_AT = 10;

    /** What the question asks for; the same for every memory. */
    private final Set<AnswerKind> asked;

    private final Sighting seen;
    private final NamedDate date;
    private final LineWords lines;
    private final Neighbourhood neighbourhood;

    FeatureReader(String query, Sighting seen, List<Shortlisted> all) {
        this.asked = AnswerKind.askedBy(query);
        this.seen = seen;
        this.date = NamedDate.in(query);
        this.lines = new LineWords(seen.question());
        this.neighbourhood = new Neighbourhood(all);
    }

    FeatureVector read(Shortlisted one) {
        Map<RankingFeature, Double> features = new EnumMap<>(RankingFeature.class);
        ofMeaningAndWords(one, features);
        ofPeople(one.weighed().candidate(), features);
        ofNeighbours(one, features);
        ofForm(one.memory(), features);
        return FeatureVector.of(features);
    }

    private void ofMeaningAndWords(Shortlisted one, Map<RankingFeature, Double> features) {
        Evidence evidence = one.weighed().evidence();
        Candidate candidate = one.weighed().candidate();
        features.put(RankingFeature.LIKENESS, evidence.likeness());
        features.put(RankingFeature.COMMONNESS, candidate.commonness());
        features.put(RankingFeature.COVERAGE, evidence.coverage());
        features.put(RankingFeature.NEAR_COVERAGE, evidence.nearCoverage());
        features.put(RankingFeature.WORD_RANK, nearness(seen.wordPlace(candidate.number())));
        features.put(RankingFeature.MEANING_RANK, nearness(seen.meaningPlace(candidate.number())));
    }

    private void ofPeople(Candidate candidate, Map<RankingFeature, Double> features) {
        features.put(RankingFeature.SAID_BY_NAMED, seen.subjects().isSaidByNamed(candidate) ? 1.0 : 0.0);
        features.put(RankingFeature.ABOUT_NAMED, seen.subjects().isAboutNamed(candidate) ? 1.0 : 0.0);
        features.put(RankingFeature.OF_ANOTHER, seen.subjects().match(candidate) < 0 ? 1.0 : 0.0);
    }

    private void ofNeighbours(Shortlisted one, Map<RankingFeature, Double> features) {
        features.put(RankingFeature.LIKENESS_BEFORE, neighbourhood.before(one));
        features.put(RankingFeature.LIKENESS_AFTER, neighbourhood.after(one));
        features.put(RankingFeature.LIKENESS_OF_LINE, neighbourhood.ofLine(one));
        features.put(RankingFeature.LIKENESS_OF_SOURCE, neighbourhood.ofSource(one));
        String before = Neighbourhood.lineBefore(one);
        // Only a question hands its words on: the line after a plain statement answers nothing by standing there.
        features.put(RankingFeature.ANSWERED_COVERAGE, before != null && isQuestion(before) ? coverage(before) : 0);
    }

    private void ofForm(MemoryChanged memory, Map<RankingFeature, Double> features) {
        features.put(RankingFeature.DATE_FIT, date.fit(List.of(memory.saidAt(), memory.validFrom())));
        features.put(RankingFeature.TIME_FIT, fit(AnswerKind.TIME, memory));
        features.put(RankingFeature.NUMBER_FIT, fit(AnswerKind.NUMBER, memory));
        features.put(RankingFeature.NAME_FIT, fit(AnswerKind.NAME, memory));
        features.put(RankingFeature.IS_QUESTION, isQuestion(memory.quote()) ? 1.0 : 0.0);
        features.put(RankingFeature.LENGTH, length(memory.text()));
        features.put(RankingFeature.QUOTE_LENGTH, length(memory.quote()));
        features.put(RankingFeature.IMPORTANCE, memory.importance().ordinal() / 2.0);
    }

    private double fit(AnswerKind kind, MemoryChanged memory) {
        if (!asked.contains(kind)) {
            return 0;
        }
        return kind.isIn(memory.text()) || kind.isIn(memory.quote()) ? 1 : -1;
    }

    private double coverage(@Nullable String line) {
        return line == null ? 0 : seen.words().share(lines.heldBy(line));
    }

    private static double nearness(@Nullable Integer place) {
        return place == null ? 0 : RANK_HALVED_AT / (RANK_HALVED_AT + place);
    }

    private static boolean isQuestion(String line) {
        return line.strip().endsWith("?");
    }

    private static double length(String text) {
        return Math.log(1 + text.strip().split("\\s+", -1).length);
    }
}
