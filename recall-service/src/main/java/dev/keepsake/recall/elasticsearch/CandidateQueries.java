// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.SortOrder;
import co.elastic.clients.elasticsearch._types.query_dsl.FieldAndFormat;
import co.elastic.clients.elasticsearch._types.query_dsl.Operator;
import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch.core.msearch.MultisearchBody;
import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.Question;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The searches behind one question: by words, by meaning, and how common each word is. */
final class CandidateQueries {
    /** What a hit brings along besides its score: enough to score it, not its text. */
    private static final List<FieldAndFormat> FIELDS = Stream.of(
                    "number", "space", "entity_name", "speaker_name", "commonness")
            .map(name -> FieldAndFormat.of(field -> field.field(name)))
            .toList();

    /** How many times as many are compared exactly as are wanted; three loses one in a hundred at most. */
    private static final float OVERSAMPLE = 3;

    private static final String OWN = "own";
    private static final String OWN_PAIRS = "own.pairs";
    private static final String AROUND = "around";
    private static final float SUBJECT_BOOST = 1.5f;
    private static final float AROUND_BOOST = 0.5f;

    private final Question question;
    private final MemoryFilter filter;
    private final int depth;

    CandidateQueries(Question question, MemoryFilter filter, int depth) {
        this.question = question;
        this.filter = filter;
        this.depth = depth;
    }

    MultisearchBody byWords() {
        List<Query> subjects =
                question.subjects().isEmpty() ? List.of() : List.of(subject("entity_name"), subject("speaker_name"));
        return hits().query(query -> query.bool(bool -> bool.filter(Clauses.filters(filter))
                        .must(Clauses.any(words()))
                        .should(subjects)))
                .sort(sort -> sort.score(score -> score.order(SortOrder.Desc)))
                .sort(sort -> sort.field(field -> field.field("number").order(SortOrder.Asc)))
                .build();
    }

    /** @param field the vectors that are compared: those of statements or those of whole lines */
    MultisearchBody byMeaning(String field, float[] vector) {
        List<Float> values = new ArrayList<>(vector.length);
        for (float value : vector) {
            values.add(value);
        }
        return hits().query(query -> query.knn(nearest -> nearest.field(field)
                        .queryVector(values)
                        .k(depth)
                        .numCandidates(depth)
                        .rescoreVector(exactly -> exactly.oversample(OVERSAMPLE))
                        .filter(Clauses.filters(filter))))
                .build();
    }

    /** Counts, in the spaces as a whole, the memories and those that hold each word. */
    MultisearchBody wordCounts() {
        Map<String, Query> counted = new LinkedHashMap<>();
        for (int i = 0; i < question.words().size(); i++) {
            counted.put(WordNames.own(i), own(question.words().get(i), WordNames.own(i)));
        }
        return MultisearchBody.of(search -> search.size(0)
                .trackTotalHits(hits -> hits.enabled(true))
                .query(Clauses.all(List.of(Clauses.inSpaces(filter.spaces()))))
                .aggregations("words", words -> words.filters(each -> each.filters(by -> by.keyed(counted)))));
    }

    private MultisearchBody.Builder hits() {
        // The size: never the engine's default of 10.
        return new MultisearchBody.Builder()
                .size(depth)
                // Not even the id: for that, each hit's block of stored fields would have to be unpacked.
                .storedFields("_none_")
                .version(true)
                .trackTotalHits(hits -> hits.enabled(false))
                .docvalueFields(FIELDS);
    }

    private List<Query> words() {
        List<Query> clauses = new ArrayList<>();
        for (int i = 0; i < question.words().size(); i++) {
            Question.Word word = question.words().get(i);
            clauses.add(own(word, WordNames.own(i)));
            if (!word.spaceless()) {
                clauses.add(around(word, WordNames.near(i)));
            }
        }
        return clauses;
    }

    private static Query own(Question.Word word, String name) {
        return match(word.spaceless() ? OWN_PAIRS : OWN, word, name, 1);
    }

    private static Query around(Question.Word word, String name) {
        return match(AROUND, word, name, AROUND_BOOST);
    }

    private static Query match(String field, Question.Word word, String name, float boost) {
        return Query.of(query -> query.match(match -> match.field(field)
                .query(word.text())
                .operator(Operator.And)
                .boost(boost)
                .queryName(name)));
    }

    private Query subject(String field) {
        return Query.of(query -> query.terms(named -> named.field(field)
                .terms(any -> any.value(Clauses.values(question.subjects())))
                .boost(SUBJECT_BOOST)));
    }
}
