// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.statement.ClauseReader.Outcome;
import dev.keepsake.language.statement.Discourse.Polarity;
import dev.keepsake.language.statement.Skipped.Reason;
import dev.keepsake.language.time.TemporalResolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads an English line sentence by sentence. */
final class SentenceReader {

    private static final Pattern TAKEN_BACK =
            Pattern.compile("(?i)\\b(?:just kidding|only joking|(?:i['’]?m )?joking|jk|not really)\\b[.! ]*$");
    private static final Pattern PRONOUN = Pattern.compile("(?i)\\b(?:he|him|his|she|her|hers|they|them|their)\\b");
    private static final Pattern BEGINS_WITH_IT = Pattern.compile("(?i)^(?:(?:and|but|so|oh|yes|well),? )?it\\b");
    private static final Pattern NAME_INSIDE = Pattern.compile("(?<=[\\p{Ll}\\d,] )\\p{Lu}\\p{Ll}+");
    private static final int LONG_ENOUGH = 2_000;
    private static final int LINES_FOR_PRONOUNS = 3;

    private final SentenceSplitter splitter;
    private final SentenceTagger tagger = new SentenceTagger();
    private final ClauseReader clauses = new ClauseReader(new TemporalResolver());
    private final ShortAnswer shortAnswer;

    SentenceReader(SentenceSplitter splitter) {
        this.splitter = splitter;
        this.shortAnswer = new ShortAnswer(splitter, tagger);
    }

    Extraction read(Utterance utterance) {
        List<Statement> statements = new ArrayList<>();
        List<Skipped> skipped = new ArrayList<>();
        People people = peopleBefore(utterance);
        List<Skipped> notSaid = NotSaid.in(utterance.text(), utterance.speakerName());
        Fiction fiction = Fiction.before(utterance);
        @Nullable String thing = null;
        @Nullable Span previous = null;
        int learnedBefore = 0;
        boolean first = true;
        List<Span> sentences = splitter.split(utterance.text());
        for (Span sentence : sentences) {
            int learned = statements.size();
            Optional<Reason> reason = NotSaid.covering(notSaid, sentence).or(() -> Judge.sentence(sentence.text()));
            if (fiction.covers(sentence.text())) {
                reason = Optional.of(Reason.FICTION);
            }
            if (reason.isPresent()) {
                if (reason.get() == Reason.FICTION
                        && (TAKEN_BACK.matcher(sentence.text()).find() || NotMeant.isOnlyMark(sentence.text()))) {
                    statements.subList(learnedBefore, learned).clear();
                }
                skipped.add(new Skipped(sentence, reason.get()));
                // "Has Oliver eaten? He loves parsley": not the one named before.
                people = NAME_INSIDE.matcher(sentence.text()).find() ? People.NOBODY : people;
            } else {
                // Tagging is what costs here, so only where the thing is asked for.
                thing = previous != null
                                && BEGINS_WITH_IT.matcher(sentence.text()).find()
                        ? thingIn(previous, utterance, thing)
                        : null;
                boolean answered = first && answer(sentence, utterance, people, statements);
                if (!answered) {
                    people = read(sentence, utterance, people, thing, statements, skipped);
                }
            }
            previous = reason.isPresent() ? null : sentence;
            learnedBefore = Math.min(learned, statements.size());
            first = false;
        }
        if (Confirmation.opens(utterance.text()) && !sentences.isEmpty()) {
            confirm(utterance, sentences.get(0), peopleBefore(utterance), statements);
        }
        return new Extraction(statements, skipped);
    }

    private People read(
            Span sentence,
            Utterance utterance,
            People earlier,
            @Nullable String thing,
            List<Statement> statements,
            List<Skipped> skipped) {
        Span core = Discourse.of(sentence).core();
        if (core.text().isEmpty()) {
            skipped.add(new Skipped(sentence, Reason.SMALL_TALK));
            return earlier;
        }
        if (Judge.opensQuestion(core.text())) {
            skipped.add(new Skipped(sentence, Reason.QUESTION));
            return earlier;
        }
        Clause whole = clause(utterance.text(), core);
        People people = earlier;
        @Nullable Reason dropped = null;
        for (Clause clause : joined(whole, ClauseSplitter.split(whole))) {
            Outcome outcome = read(clause, thing, utterance, people);
            Reason reason = outcome.reason();
            if (reason == null && dropped == Reason.HYPOTHETICAL && Dependence.isCutOff(clause)) {
                reason = dropped;
            }
            if (reason != null) {
                skipped.add(new Skipped(clause.span(), reason));
                dropped = reason;
            } else if (outcome.statement() != null) {
                statements.add(outcome.statement());
            }
            people = outcome.people().isEmpty() ? people : outcome.people();
        }
        return people;
    }

    private Outcome read(Clause clause, @Nullable String thing, Utterance utterance, People people) {
        Outcome outcome = clauses.read(inFull(clause, thing), clause.span(), utterance, people);
        Statement statement = outcome.statement();
        // What is only reported is reported as it was said.
        return statement != null && Frames.isPassing(statement)
                ? clauses.read(clause, clause.span(), utterance, people)
                : outcome;
    }

    /** The clause with plain words for roundabout ones, and the thing for "it". */
    private Clause inFull(Clause clause, @Nullable String thing) {
        Optional<String> plain = Plain.of(clause.span().text());
        if (plain.isPresent()) {
            return clause(plain.get(), Span.trimmed(plain.get(), 0, plain.get().length()));
        }
        return Optional.ofNullable(thing)
                .flatMap(named -> Antecedent.put(clause, named).map(words -> withThing(clause, named, words)))
                .orElse(clause);
    }

    // The words after "it" keep their parts of speech: a noun before them would make the tagger see nouns.
    private Clause withThing(Clause clause, String thing, String words) {
        List<Token> tokens = new ArrayList<>(
                clause(words, new Span(0, thing.length(), thing)).tokens());
        int cursor = thing.length();
        for (Token token : clause.tokens().subList(1, clause.tokens().size())) {
            String text = token.text();
            if (cursor == thing.length() && text.matches("['’]s")) {
                text = words.startsWith(" has", cursor) ? "has" : "is";
            }
            int start = words.indexOf(text, cursor);
            tokens.add(new Token(new Span(start, start + text.length(), text), token.tag(), token.lemma()));
            cursor = start + text.length();
        }
        return new Clause(words, Span.trimmed(words, 0, words.length()), tokens);
    }

    /** What "it" stands for in the sentence after this one. */
    private @Nullable String thingIn(Span sentence, Utterance utterance, @Nullable String before) {
        Clause clause = clause(utterance.text(), Discourse.of(sentence).core());
        return clause.lower(0).equals("it") ? before : Antecedent.of(clause).orElse(null);
    }

    // What was confirmed, but for what the same line says otherwise.
    private void confirm(Utterance utterance, Span sentence, People people, List<Statement> statements) {
        String before = utterance.precedingQuestion();
        if (before == null) {
            return;
        }
        List<Statement> confirmed = new ArrayList<>();
        for (String words : Confirmation.statements(before, utterance.text(), splitter)) {
            Clause whole = clause(words, Span.trimmed(words, 0, words.length()));
            for (Clause clause : joined(whole, ClauseSplitter.split(whole))) {
                Statement statement =
                        clauses.read(clause, sentence, utterance, people).statement();
                if (statement != null) {
                    confirmed.add(statement);
                }
            }
        }
        boolean corrected = confirmed.removeIf(one -> statements.stream()
                .anyMatch(said -> KeyPolarity.matter(said.key()).equals(KeyPolarity.matter(one.key()))));
        if (corrected || !Confirmation.takesBack(utterance.text())) {
            statements.addAll(0, confirmed);
        }
    }

    /** Clauses that lean on the one before are read together with it, unless that one will be left out. */
    private List<Clause> joined(Clause whole, List<Clause> split) {
        List<Clause> joined = new ArrayList<>();
        for (Clause clause : split) {
            int last = joined.size() - 1;
            if (last >= 0
                    && Dependence.of(clause)
                    && !Judge.isHypothetical(joined.get(last))
                    && !Judge.isHypothetical(clause)) {
                joined.set(last, between(whole, joined.get(last), clause));
            } else {
                joined.add(clause);
            }
        }
        return joined;
    }

    private static Clause between(Clause whole, Clause one, Clause other) {
        int first = whole.tokens().indexOf(one.tokens().get(0));
        int end = whole.tokens().indexOf(other.tokens().get(other.tokens().size() - 1)) + 1;
        return whole.part(first, end);
    }

    private boolean answer(Span sentence, Utterance utterance, People people, List<Statement> statements) {
        Optional<String> question =
                Optional.ofNullable(utterance.precedingQuestion()).flatMap(shortAnswer::question);
        if (question.isEmpty()) {
            return false;
        }
        Discourse discourse = Discourse.of(sentence);
        Span core = discourse.core();
        Clause clause = clause(utterance.text(), core);
        if (!clause.isEmpty() && discourse.polarity() == Polarity.NONE && Judge.isReaction(clause)) {
            return false;
        }
        if (!clause.isEmpty()
                && discourse.polarity() == Polarity.NONE
                && clause.tokens().stream().allMatch(token -> token.is("PRON") || token.is("PUNCT"))) {
            return false;
        }
        boolean fragment = clause.isEmpty() || isFragment(clause) || leansOnQuestion(clause, people);
        if (!fragment || clause.isEmpty() && discourse.polarity() == Polarity.NONE) {
            return false;
        }
        if (!ShortAnswer.asksAboutPerson(question.get()) && clause.isEmpty()) {
            return false;
        }
        boolean ownSubject = !clause.isEmpty() && !isFragment(clause);
        Optional<String> joint = ownSubject ? named(clause, question.get()) : Optional.empty();
        if (joint.isEmpty() && !(ownSubject && discourse.polarity() == Polarity.NONE)) {
            joint = shortAnswer.join(question.get(), discourse.polarity(), core.text());
        }
        if (joint.isPresent()) {
            String line = Wording.sentence(joint.get());
            Span span = Span.trimmed(line, 0, line.length());
            Clause full = clause(line, span);
            Outcome outcome = clauses.read(full, sentence, utterance, people);
            if (outcome.statement() != null) {
                statements.add(outcome.statement());
                return true;
            }
        }
        if (Judge.isHypothetical(clause) || core.text().isEmpty() && discourse.polarity() == Polarity.NONE) {
            return false;
        }
        String day = Wording.day(utterance.saidAt(), utterance.zone());
        String text = Wording.answered(utterance.speakerName(), day, question.get(), sentence.text());
        statements.add(Frames.answer(
                text, sentence, utterance.speakerName(), question.get(), discourse.polarity() == Polarity.NO));
        return true;
    }

    // "Is the fair still in May?" and "No, it was moved" is "the fair was moved".
    private Optional<String> named(Clause clause, String question) {
        Subject subject = Subject.of(clause, List.of());
        Clause asked = clause(question, Span.trimmed(question, 0, question.length()));
        Subject theme = Subject.of(asked, List.of());
        boolean certain = subject.end() > subject.first()
                && clause.lower(subject.first()).equals("it")
                && theme.person() == Subject.Person.NOUN
                && theme.verb() > theme.first();
        if (!certain) {
            return Optional.empty();
        }
        String rest = clause.line()
                .substring(
                        clause.tokens().get(subject.first()).span().end(),
                        clause.span().end())
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

    private People peopleBefore(Utterance utterance) {
        if (!PRONOUN.matcher(utterance.text()).find()) {
            return People.NOBODY;
        }
        List<String> lines = utterance.previousLines();
        for (int at = lines.size() - 1; at >= Math.max(0, lines.size() - LINES_FOR_PRONOUNS); at--) {
            String line = lines.get(at);
            People people = peopleIn(line.substring(Math.max(0, line.length() - LONG_ENOUGH)), utterance);
            if (!people.isEmpty()) {
                return people;
            }
        }
        String before = utterance.precedingQuestion();
        return before == null ? People.NOBODY : peopleIn(before, utterance).namedOnly();
    }

    private People peopleIn(String line, Utterance utterance) {
        List<People.Mention> mentions = new ArrayList<>();
        for (Span sentence : splitter.split(line)) {
            Span core = Discourse.of(sentence).core();
            Clause clause = clause(line, core);
            mentions.addAll(People.in(clause, Subject.of(clause, List.of()), utterance.speakerName(), List.of())
                    .mentions());
        }
        return new People(mentions);
    }

    private Clause clause(String line, Span span) {
        return TagRepair.in(new Clause(line, span, tokens(span)));
    }

    // Without a full stop the tagger is often wrong about the last words.
    private List<Token> tokens(Span span) {
        if (span.text().isEmpty()
                || !Character.isLetterOrDigit(
                        span.text().codePointBefore(span.text().length()))) {
            return tagger.tag(span).tokens();
        }
        Span stopped = new Span(span.start(), span.end() + 1, span.text() + ".");
        return tagger.tag(stopped).tokens().stream()
                .filter(token -> token.span().end() <= span.end())
                .toList();
    }
}
