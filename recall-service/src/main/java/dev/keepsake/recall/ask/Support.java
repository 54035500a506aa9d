// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.Comparator;
import java.util.List;

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

    Support(AskedQuestion question, SelfNames self, Aliases aliases, Thesaurus thesaurus) {
        this.question = question;
        this.subjects = new SubjectCheck(question, self, aliases, thesaurus);
        this.coverage = new Coverage(question, self, aliases, thesaurus);
        this.span = new AnswerSpan(question, self, thesaurus);
        this.time = new AskedTime(question.time());
    }

    /** Those that answer, the best first. */
    List<ReadMemory> among(List<ReadMemory> memories) {
        return memories.stream()
                .filter(this::answers)
                .sorted(Comparator.comparingDouble(ReadMemory::score).reversed())
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
                && !Polarity.isOnlyIntended(memory, question)
                && hasFittingPolarity(memory)
                && span.isIn(memory);
    }

    /** "Where was I in May 2024?" has nothing but its time to hold on to. */
    private boolean speaksOfAll(ReadMemory memory) {
        return question.words().isEmpty() ? time.isNamedBy(memory) : coverage.of(memory) >= LEAST_COVERAGE;
    }

    /** Yes and no are both answers; to "what" and "where" a denial is none. */
    private boolean hasFittingPolarity(ReadMemory memory) {
        Attitude asked = question.words().stream()
                .filter(word -> Attitude.isAttitude(word.lemma()))
                .findFirst()
                .map(word -> Attitude.asked(word.lemma()))
                .orElse(Attitude.NONE);
        if (question.type() == AnswerType.YES_NO) {
            return asked == Attitude.NONE || Attitude.of(memory) != Attitude.NONE;
        }
        if (asked != Attitude.NONE) {
            return question.negative() ? Attitude.of(memory) != asked : Attitude.of(memory) == asked;
        }
        return question.type() == AnswerType.REASON || Polarity.isNegated(memory) == question.negative();
    }
}
