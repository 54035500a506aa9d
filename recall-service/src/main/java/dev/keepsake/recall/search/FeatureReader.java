// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.ranking.FeatureVector;
import dev.keepsake.recall.ranking.RankingFeature;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Reads the ranker's features off memories, for one question. */
final class FeatureReader {
    private static final double RANK_HALVED_AT = 10;

    /** What the question asks for; the same for every memory. */
    private final Set<SurfaceFit> asked;

    private final Sighting seen;
    private final NamedDate date;
    private final PassageMatch match;
    private final SourceWords sources;
    private final Neighbourhood neighbourhood;
    private final Map<Shortlisted, Double> nearMatches = new IdentityHashMap<>();
    private final Map<String, Integer> meaningPlaces;
    private final Map<String, Integer> matchPlaces;

    FeatureReader(String query, Sighting seen, List<Shortlisted> all) {
        this.asked = SurfaceFit.askedBy(query);
        this.seen = seen;
        this.date = NamedDate.in(query);
        this.match = new PassageMatch(
                new LineWords(seen.question()),
                seen.words(),
                all.stream().map(Shortlisted::lineText).toList());
        this.sources = new SourceWords(all);
        this.neighbourhood = new Neighbourhood(all);
        this.meaningPlaces = places(all, Shortlisted::lineLikeness);
        all.forEach(one -> nearMatches.put(one, match.of(one.near())));
        this.matchPlaces = places(all, this::nearMatch);
    }

    FeatureVector read(Shortlisted one) {
        Map<RankingFeature, Double> features = new EnumMap<>(RankingFeature.class);
        ofMeaningAndWords(one, features);
        ofPeople(one.weighed().candidate(), features);
        ofPassages(one, features);
        ofNeighbours(one, features);
        ofForm(one, features);
        return FeatureVector.of(features);
    }

    private void ofMeaningAndWords(Shortlisted one, Map<RankingFeature, Double> features) {
        Evidence evidence = one.weighed().evidence();
        Candidate candidate = one.weighed().candidate();
        features.put(RankingFeature.LIKENESS, evidence.likeness());
        features.put(RankingFeature.LINE_LIKENESS, one.lineLikeness());
        features.put(RankingFeature.COMMONNESS, candidate.commonness());
        features.put(RankingFeature.COVERAGE, evidence.coverage());
        features.put(RankingFeature.COVERAGE_SQUARED, evidence.coverage() * evidence.coverage());
        features.put(RankingFeature.CODES_HELD, seen.question().shareOfCodes(candidate.ownWords()));
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
        features.put(RankingFeature.LIKENESS_BEFORE, neighbourhood.ofLineAt(one, -1));
        features.put(RankingFeature.LIKENESS_AFTER, neighbourhood.ofLineAt(one, 1));
        features.put(RankingFeature.LIKENESS_OF_LINE, neighbourhood.ofOthersInLine(one));
        features.put(RankingFeature.LIKENESS_OF_SOURCE, neighbourhood.ofSource(one));
        features.put(RankingFeature.SOURCE_COVERAGE, seen.words().share(sources.of(one)));
    }

    private void ofPassages(Shortlisted one, Map<RankingFeature, Double> features) {
        double ofLine = match.of(List.of(one.lineText()));
        features.put(RankingFeature.LINE_MATCH, ofLine);
        features.put(RankingFeature.GAINED_NEAR, nearMatch(one) - ofLine);
        features.put(RankingFeature.GAINED_WIDE, match.of(one.wide()) - ofLine);
        features.put(RankingFeature.LINE_RANK, nearness(meaningPlaces.get(one.line())));
        features.put(RankingFeature.MATCH_RANK, nearness(matchPlaces.get(one.line())));
        // Only a question hands its words on: the line after a plain statement answers nothing by standing there.
        List<String> before = one.justBefore();
        features.put(
                RankingFeature.ANSWERED_MATCH,
                before.stream().anyMatch(FeatureReader::isQuestion) ? match.of(before) : 0);
    }

    private void ofForm(Shortlisted one, Map<RankingFeature, Double> features) {
        MemoryChanged memory = one.memory();
        features.put(RankingFeature.DATE_FIT, date.fit(List.of(memory.saidAt(), memory.validFrom())));
        features.put(RankingFeature.TIME_FIT, fit(SurfaceFit.TIME, memory));
        features.put(RankingFeature.NUMBER_FIT, fit(SurfaceFit.NUMBER, memory));
        features.put(RankingFeature.NAME_FIT, fit(SurfaceFit.NAME, memory));
        features.put(RankingFeature.IS_QUESTION, isQuestion(memory.quote()) ? 1.0 : 0.0);
        features.put(RankingFeature.LENGTH, length(memory.text()));
        features.put(RankingFeature.QUOTE_LENGTH, length(memory.quote()));
        features.put(RankingFeature.LINE_LENGTH, length(one.lineText()));
        features.put(RankingFeature.IMPORTANCE, memory.importance().ordinal() / 2.0);
    }

    private double fit(SurfaceFit kind, MemoryChanged memory) {
        if (!asked.contains(kind)) {
            return 0;
        }
        return kind.isIn(memory.text()) || kind.isIn(memory.quote()) ? 1 : -1;
    }

    private double nearMatch(Shortlisted one) {
        return nearMatches.getOrDefault(one, 0.0);
    }

    /** The places of the lines, the best first; equals share one. */
    private static Map<String, Integer> places(List<Shortlisted> all, ToDoubleFunction<Shortlisted> worth) {
        Map<String, Double> worths = new HashMap<>();
        all.forEach(one -> worths.merge(one.line(), worth.applyAsDouble(one), Math::max));
        double[] falling = worths.values().stream()
                .sorted(Comparator.reverseOrder())
                .mapToDouble(Double::doubleValue)
                .toArray();
        Map<String, Integer> places = new HashMap<>();
        worths.forEach((line, own) -> places.put(line, (int)
                Arrays.stream(falling).takeWhile(other -> other > own).count()));
        return places;
    }

    private static double nearness(@Nullable Integer place) {
        return place == null ? 0 : RANK_HALVED_AT / (RANK_HALVED_AT + place);
    }

    private static boolean isQuestion(String line) {
        return line.strip().endsWith("?");
    }

    private static double length(String text) {
        return Math.log(1 + new StringTokenizer(text).countTokens());
    }
}
