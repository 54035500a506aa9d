// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Picks the memories that answer a question. A memory does when it is about the one asked about, speaks of everything the
 * question speaks of, and holds something of the sort that is asked for.
 */
final class Support {
    /**
     * The least share of the question's words a memory must speak of. Fitted on the table of the tests: with less, a memory
     * on the same subject that knows nothing of the attribute asked for would answer.
     */
    static final double LEAST_COVERAGE = 1.0;

    private final AskedQuestion question;
    private final SubjectCheck subjects;
    private final Coverage coverage;
    private final AnswerSpan span;
    private final AskedTime time;
    private final ClauseSubject doers;
    private final FactualityReader factuality;

    Support(AskedQuestion question, SelfNames self, Aliases aliases, Thesaurus thesaurus) {
        this.question = question;
        this.subjects = new SubjectCheck(question, self, aliases, thesaurus);
        this.coverage = new Coverage(question, self, aliases, thesaurus);
        this.span = new AnswerSpan(question, self, thesaurus);
        this.time = new AskedTime(question.time());
        this.doers = new ClauseSubject(question, self, thesaurus);
        this.factuality =
                new FactualityReader(question, self, new Predication(question, self, thesaurus), this::isOver);
    }

    /** Those that answer, the best first; of a yes and a no the one that was said later. */
    List<ReadMemory> among(List<ReadMemory> memories) {
        List<ReadMemory> answering = memories.stream().filter(this::answers).toList();
        Comparator<ReadMemory> order =
                Comparator.comparing(this::isOfOtherTense).thenComparing(this::isOpen);
        if (disagree(answering)) {
            order = order.thenComparing(memory -> memory.memory().saidAt(), Comparator.reverseOrder());
        }
        return answering.stream()
                .sorted(order.thenComparing(
                        Comparator.comparingDouble(ReadMemory::score).reversed()))
                .toList();
    }

    Bearing bearing(ReadMemory memory) {
        return new Bearing(
                memory.memory(),
                subjects.admits(memory),
                time.admits(memory) && !Polarity.isDoubtful(memory) && hasFittingPolarity(memory) && span.isIn(memory),
                coverage.of(memory),
                coverage.ofAsked(List.of(memory)));
    }

    /** The share of what is asked that no memory about the subject speaks of. */
    double unsaid(List<ReadMemory> memories) {
        return 1 - coverage.ofAsked(memories.stream().filter(subjects::admits).toList());
    }

    private boolean answers(ReadMemory memory) {
        return subjects.admits(memory)
                && speaksOfAll(memory)
                && time.admits(memory)
                && !Polarity.isDoubtful(memory)
                && (question.type() == AnswerType.YES_NO || hasFittingPolarity(memory))
                && hasFittingTense(memory)
                && span.isIn(memory)
                && isFactual(memory)
                && !doers.isSomebodyElse(memory);
    }

    Factuality factualityOf(ReadMemory memory) {
        return factuality.of(memory);
    }

    /** What is only wished tells when it shall be, and what is wished. */
    private boolean isFactual(ReadMemory memory) {
        return switch (factuality.of(memory)) {
            case ASSERTED, OPEN -> true;
            case DENIED ->
                question.type() == AnswerType.YES_NO
                        || question.type() == AnswerType.REASON
                        || question.negative()
                        || Polarity.isNegated(memory);
            case UNREAL -> question.type() == AnswerType.TIME;
        };
    }

    /** Whether what it tells of the thing asked for is said to be over; of a part of the statement, the rest must not do. */
    boolean isOver(ReadMemory memory) {
        return PastPart.of(memory)
                .filter(past -> coverage.of(memory.without(past)) < LEAST_COVERAGE)
                .isPresent();
    }

    /** Of what is and what was, the one the question does not ask for comes last. */
    private boolean isOfOtherTense(ReadMemory memory) {
        boolean over = isOver(memory) || Polarity.isEnded(memory);
        return question.tense().asksForWhatIsOver() ? question.time() == null && !over : isOver(memory);
    }

    private boolean disagree(List<ReadMemory> answering) {
        return question.type() == AnswerType.YES_NO
                && answering.stream()
                        .map(factuality::of)
                        .collect(Collectors.toSet())
                        .containsAll(Set.of(Factuality.ASSERTED, Factuality.DENIED));
    }

    private boolean isOpen(ReadMemory memory) {
        return question.type() == AnswerType.YES_NO && factuality.of(memory) == Factuality.OPEN;
    }

    private boolean hasFittingTense(ReadMemory memory) {
        boolean over = isOver(memory);
        return switch (question.tense()) {
            case PRESENT ->
                over ? question.type() == AnswerType.YES_NO && isDeniedByNow(memory) : !isBeingOfThePast(memory);
            case PERFECT, PAST -> true;
            case FORMERLY -> over || Polarity.isEnded(memory) || PastPart.isTold(memory.tokens());
        };
    }

    /** "Was married" says neither yes nor no to "am I married". */
    private boolean isBeingOfThePast(ReadMemory memory) {
        boolean was = memory.verb() < memory.tokens().size()
                && (memory.tokens().get(memory.verb()).says("was")
                        || memory.tokens().get(memory.verb()).says("were"));
        return was && question.type() == AnswerType.YES_NO && question.said().indexOf("be") == 0;
    }

    /** What somebody did then need not have ended, unless it is said or the same doing is asked for. */
    private boolean isDeniedByNow(ReadMemory memory) {
        boolean ended = PastPart.of(memory).filter(PastPart::ended).isPresent();
        boolean sameDoing = question.words().stream()
                .filter(word -> word.tag().equals("VERB"))
                .allMatch(word -> IntStream.range(0, memory.lemmas().size())
                        .filter(i -> !PastPart.isInfinitive(memory.tokens(), i))
                        .anyMatch(i -> memory.lemmas().get(i).equals(word.lemma())));
        Attitude asked = question.attitude();
        return (ended || sameDoing)
                && !Polarity.isNegated(memory)
                && (asked == Attitude.NONE || asked == Attitude.of(memory));
    }

    /** "Where was I in May 2024?" has nothing but its time to hold on to. */
    private boolean speaksOfAll(ReadMemory memory) {
        if (question.words().isEmpty()) {
            return time.isNamedBy(memory);
        }
        return !asksNothingOfTheSubject() && coverage.of(memory) >= LEAST_COVERAGE;
    }

    /** Whether of "is Ada …?" no word was understood but the name: any memory of Ada would say yes. */
    private boolean asksNothingOfTheSubject() {
        return question.type() == AnswerType.YES_NO
                && question.time() == null
                && question.words().stream()
                        .allMatch(word -> word.role() == AskedWord.Role.NAME
                                && question.subject().isNamedBy(word.lemma()));
    }

    /** Yes and no are both answers; to "what" and "where" a denial is none. */
    private boolean hasFittingPolarity(ReadMemory memory) {
        Attitude asked = question.attitude();
        if (question.type() == AnswerType.YES_NO) {
            return asked == Attitude.NONE || Attitude.of(memory) != Attitude.NONE;
        }
        if (asked != Attitude.NONE) {
            return question.negative() ? Attitude.of(memory) != asked : Attitude.of(memory) == asked;
        }
        return question.type() == AnswerType.REASON
                || Polarity.isNegated(memory) == question.negative()
                || question.tense().asksForWhatIsOver() && Polarity.isEnded(memory);
    }
}
