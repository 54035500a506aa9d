// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.statement.Discourse.Polarity;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a sentence that says something only as the answer to a question: "Yes", "In May", "No, it was moved". */
final class AnswerReader {
    private final ClauseTagger tagger;
    private final ClauseReader clauses;
    private final ShortAnswer shortAnswer;

    AnswerReader(ClauseTagger tagger, ClauseReader clauses, ShortAnswer shortAnswer) {
        this.tagger = tagger;
        this.clauses = clauses;
        this.shortAnswer = shortAnswer;
    }

    /** Empty where no question came before, or the sentence can be read without it. */
    Optional<Statement> read(Span sentence, Utterance utterance, People people) {
        Optional<String> question =
                Optional.ofNullable(utterance.precedingQuestion()).flatMap(shortAnswer::question);
        if (question.isEmpty()) {
            return Optional.empty();
        }
        Discourse discourse = Discourse.of(sentence);
        Span core = discourse.core();
        Clause clause = tagger.clause(utterance.text(), core);
        boolean remark = !clause.isEmpty() && (Judge.isReaction(clause) || Shown.is(core.text()));
        if (remark && discourse.polarity() == Polarity.NONE) {
            return Optional.empty();
        }
        if (!clause.isEmpty()
                && discourse.polarity() == Polarity.NONE
                && clause.tokens().stream().allMatch(token -> token.is("PRON") || token.is("PUNCT"))) {
            return Optional.empty();
        }
        boolean fragment = clause.isEmpty() || isFragment(clause) || leansOnQuestion(clause, people);
        if (!fragment || clause.isEmpty() && discourse.polarity() == Polarity.NONE) {
            return Optional.empty();
        }
        if (!ShortAnswer.asksAboutPerson(question.get()) && clause.isEmpty()) {
            return Optional.empty();
        }
        boolean ownSubject = !clause.isEmpty() && !isFragment(clause);
        Optional<String> joint = ownSubject ? named(clause, question.get()) : Optional.empty();
        if (joint.isEmpty() && !(ownSubject && discourse.polarity() == Polarity.NONE)) {
            joint = shortAnswer.join(question.get(), discourse.polarity(), core.text());
        }
        if (joint.isPresent()) {
            Clause full = tagger.clause(Wording.sentence(joint.get()));
            Statement statement =
                    clauses.read(full, sentence, utterance, people).statement();
            if (statement != null) {
                return Optional.of(statement);
            }
        }
        if (Judge.isHypothetical(clause) || core.text().isEmpty() && discourse.polarity() == Polarity.NONE) {
            return Optional.empty();
        }
        String day = Wording.day(utterance.saidAt(), utterance.zone());
        String text = Wording.answered(utterance.speakerName(), day, question.get(), sentence.text());
        text = Wording.explained(text, clauses.times(clause, utterance));
        return Optional.of(Frames.answer(
                text, sentence, utterance.speakerName(), question.get(), discourse.polarity() == Polarity.NO));
    }

    // "Is the fair still in May?" and "No, it was moved" is "the fair was moved".
    private Optional<String> named(Clause clause, String question) {
        Subject subject = Subject.of(clause, List.of());
        Clause asked = tagger.clause(question);
        Subject theme = Subject.of(asked, List.of());
        boolean certain = subject.end() > subject.first()
                && clause.lower(subject.first()).equals("it")
                && theme.person() == Subject.Person.NOUN
                && theme.verb() > theme.first()
                && Antecedent.namesOne(asked, theme.first());
        if (!certain) {
            return Optional.empty();
        }
        String rest = clause.line()
                .substring(
                        clause.tokens().get(subject.first()).span().end(),
                        clause.span().end())
                .replaceFirst("^['’]s(?= (?:been|got)\\b)", " has")
                .replaceFirst("^['’]s\\b", " is");
        return Optional.of(asked.part(theme.first(), theme.end()).span().text() + rest);
    }

    // "No, they're on loan": only with the question can be told what is.
    private static boolean leansOnQuestion(Clause clause, People people) {
        Subject subject = Subject.of(clause, List.of());
        boolean pronoun =
                switch (subject.person()) {
                    case THING_PRONOUN -> true;
                    case HE, SHE, THEY -> people.isEmpty();
                    default -> false;
                };
        return pronoun && Content.count(clause) > 0 && !Judge.isHypothetical(clause);
    }

    private static boolean isFragment(Clause clause) {
        Subject subject = Subject.of(clause, List.of());
        boolean hasSubject = subject.end() > subject.first();
        return !hasSubject
                && Elision.of(clause, subject).isEmpty()
                && !Imperative.is(clause)
                && clause.tokens().size() <= 20
                && !Set.of("thanks", "sorry").contains(clause.lower(0));
    }
}
