// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.Question;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The searches behind one question: by words, by meaning, and how common each word is. */
final class CandidateQueries {
    /** What a hit brings along besides its score: enough to score it, not its text. */
    private static final List<String> FIELDS = List.of("number", "space", "entity_name", "speaker_name", "commonness");

    private static final List<String> OWN =
            List.of("text^2", "text.exact", "quote", "quote.exact^0.5", "names^1.5", "label");
    private static final List<String> OWN_PAIRS = List.of("text.pairs^2", "quote.pairs", "names.pairs", "label.pairs");
    private static final List<String> AROUND = List.of("near", "wide^0.7", "dates");
    private static final double SUBJECT_BOOST = 1.5;

    private final Question question;
    private final MemoryFilter filter;
    private final int depth;

    CandidateQueries(Question question, MemoryFilter filter, int depth) {
        this.question = question;
        this.filter = filter;
        this.depth = depth;
    }

    Map<String, Object> byWords() {
        List<Object> clauses = new ArrayList<>();
        for (int i = 0; i < question.words().size(); i++) {
            Question.Word word = question.words().get(i);
            clauses.add(own(word, WordNames.own(i)));
            if (!word.spaceless()) {
                clauses.add(match(word, AROUND, "most_fields", 0.5, WordNames.near(i)));
            }
        }
        Map<String, Object> bool = new LinkedHashMap<>();
        bool.put("filter", Clauses.filters(filter));
        bool.put("must", List.of(Clauses.any(clauses)));
        if (!question.subjects().isEmpty()) {
            bool.put("should", List.of(subject("entity_name"), subject("speaker_name")));
        }
        Map<String, Object> search = hits();
        search.put("query", Map.of("bool", bool));
        search.put("sort", List.of(Map.of("_score", "desc"), Map.of("number", "asc")));
        return search;
    }

    Map<String, Object> byMeaning(float[] vector) {
        Map<String, Object> search = hits();
        search.put(
                "knn",
                Map.of(
                        "field", "vector",
                        "query_vector", vector,
                        "k", depth,
                        "num_candidates", depth,
                        "filter", Clauses.filters(filter)));
        return search;
    }

    /** Counts, in the spaces as a whole, the memories and those that hold each word. */
    Map<String, Object> wordCounts() {
        Map<String, Object> counted = new LinkedHashMap<>();
        for (int i = 0; i < question.words().size(); i++) {
            counted.put(WordNames.own(i), own(question.words().get(i), WordNames.own(i)));
        }
        return Map.of(
                "size",
                0,
                "track_total_hits",
                true,
                "query",
                Clauses.all(List.of(Clauses.inSpaces(filter.spaces()))),
                "aggs",
                Map.of("words", Map.of("filters", Map.of("filters", counted))));
    }

    private Map<String, Object> hits() {
        Map<String, Object> search = new LinkedHashMap<>();
        // Never the engine's default of 10.
        search.put("size", depth);
        search.put("_source", false);
        search.put("track_total_hits", false);
        search.put("docvalue_fields", FIELDS);
        return search;
    }

    private static Object own(Question.Word word, String name) {
        return match(word, word.spaceless() ? OWN_PAIRS : OWN, "best_fields", 1, name);
    }

    private static Object match(Question.Word word, List<String> fields, String type, double boost, String name) {
        Map<String, Object> match = new LinkedHashMap<>();
        match.put("query", word.text());
        match.put("fields", fields);
        match.put("type", type);
        match.put("tie_breaker", 0.3);
        match.put("operator", "and");
        match.put("boost", boost);
        match.put("_name", name);
        return Map.of("multi_match", match);
    }

    private Object subject(String field) {
        return Map.of("terms", Map.of(field, List.copyOf(question.subjects()), "boost", SUBJECT_BOOST));
    }
}
