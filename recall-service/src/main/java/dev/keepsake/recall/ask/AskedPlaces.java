// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Where a statement speaks of what a question asks: of all places of the same words, those that stand together. */
final class AskedPlaces {
    private final ReadMemory memory;
    private final Clauses clauses;
    private final AskedQuestion question;

    AskedPlaces(ReadMemory memory, Clauses clauses, AskedQuestion question) {
        this.memory = memory;
        this.clauses = clauses;
        this.question = question;
    }

    /** The places of what is asked of the subject; of the verb only where there is nothing else. */
    List<Integer> places() {
        List<Integer> things = of(question.words().stream()
                .filter(word -> !isDoing(word) && !question.subject().isNamedBy(word.lemma())));
        List<Integer> doings = things.isEmpty() ? of(question.words().stream().filter(AskedPlaces::isDoing)) : things;
        return doings.isEmpty() ? ofSubject() : doings;
    }

    /** The places of whom it is asked of. */
    List<Integer> ofSubject() {
        return of(question.words().stream().filter(word -> question.subject().isNamedBy(word.lemma())));
    }

    /** The verb of what is asked: the asked one where it stands, or the one that governs what is asked about. */
    int verb() {
        int clause = bestClause();
        return of(question.words().stream().filter(word -> word.tag().equals("VERB"))).stream()
                .filter(place -> clauses.startOf(place) == clause && isVerb(place))
                .findFirst()
                .orElseGet(() ->
                        places().stream().reduce(Math::max).map(clauses::verbOf).orElse(memory.verb()));
    }

    /** The tagger takes many a verb behind a name for a plural: there its ending must do. */
    private boolean isVerb(int place) {
        return memory.tokens().get(place).is("VERB")
                || question.said().contains(memory.lemmas().get(place));
    }

    private static boolean isDoing(AskedWord word) {
        return word.tag().equals("VERB") || word.tag().equals("ADP") || Attitude.isAttitude(word.lemma());
    }

    private List<Integer> of(Stream<AskedWord> words) {
        int clause = bestClause();
        return words.flatMap(word -> places(word)
                        .min(Comparator.comparing((Integer place) -> clauses.startOf(place) != clause)
                                .thenComparing(place -> !isSame(place, word))
                                .thenComparing(place -> Math.abs(place - clause)))
                        .stream())
                .toList();
    }

    /** The start of the clause that speaks of most of what is asked, in the same words if there is one. */
    private int bestClause() {
        return clauses.starts().stream()
                .max(Comparator.comparingInt(this::held).thenComparing(Comparator.reverseOrder()))
                .orElse(0);
    }

    private int held(int start) {
        return question.words().stream()
                .mapToInt(word -> places(word)
                        .filter(place -> clauses.startOf(place) == start)
                        .map(place -> isSame(place, word) ? 2 : 1)
                        .reduce(0, Math::max))
                .sum();
    }

    private Stream<Integer> places(AskedWord word) {
        return IntStream.range(0, memory.tokens().size())
                .filter(i -> isSame(i, word)
                        || word.alike().contains(memory.lemmas().get(i))
                        || Lemmas.haveOneStem(word.lemma(), memory.lemmas().get(i)))
                .boxed();
    }

    private boolean isSame(int place, AskedWord word) {
        return memory.lemmas().get(place).equals(word.lemma())
                || QuestionWords.lower(memory.tokens().get(place)).equals(word.lemma());
    }
}
