// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.statement.ClauseReader.Outcome;
import dev.keepsake.language.statement.Skipped.Reason;
import dev.keepsake.language.time.TemporalResolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads an English line sentence by sentence. */
final class SentenceReader {

    private static final Pattern TAKEN_BACK =
            Pattern.compile("(?i)\\b(?:just kidding|only joking|(?:i['’]?m )?joking|jk|not really)\\b[.! ]*$");
    private static final Pattern BEGINS_WITH_IT = Pattern.compile("(?i)^(?:(?:and|but|so|oh|yes|well),? )?it\\b");
    private static final Pattern USER = Pattern.compile("^User(?=['’]s | \\p{Ll})");
    private static final Pattern NAME_INSIDE = Pattern.compile("(?<=[\\p{Ll}\\d,] )\\p{Lu}\\p{Ll}+");

    private static final Pattern SENTENCES_BEFORE = Pattern.compile("(?s)^.*[.!?\\n]\\s+(?=\\S)");

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}-]+");

    private final SentenceSplitter splitter;
    private final ClauseTagger tagger;
    private final ClauseReader clauses = new ClauseReader(new TemporalResolver());
    private final PeopleBefore peopleBefore;
    private final AnswerReader answers;
    private final ConfirmationReader confirmations;

    SentenceReader(SentenceSplitter splitter) {
        SentenceTagger words = new SentenceTagger();
        this.splitter = splitter;
        this.tagger = new ClauseTagger(words);
        this.peopleBefore = new PeopleBefore(splitter, tagger);
        this.answers = new AnswerReader(tagger, clauses, new ShortAnswer(splitter, words));
        this.confirmations = new ConfirmationReader(splitter, tagger, clauses);
    }

    Extraction read(Utterance utterance) {
        List<Statement> statements = new ArrayList<>();
        List<Skipped> skipped = new ArrayList<>();
        People people = peopleBefore.of(utterance);
        List<Skipped> notSaid = NotSaid.in(utterance.text(), utterance.speakerName());
        Fiction fiction = Fiction.before(utterance);
        @Nullable String thing = null;
        @Nullable String place = null;
        @Nullable Span previous = null;
        int learnedBefore = 0;
        boolean mocks = false;
        boolean first = true;
        List<Span> sentences = NotSaid.cut(splitter.split(utterance.text()), notSaid);
        for (Span sentence : sentences) {
            int learned = statements.size();
            Optional<Reason> reason = NotSaid.covering(notSaid, sentence).or(() -> Judge.sentence(sentence.text()));
            boolean mocksOn = mocks && NotMeant.goesOn(sentence.text());
            mocks = mocksOn || NotMeant.isMockGladness(sentence.text());
            if (fiction.covers(sentence.text()) || mocksOn) {
                reason = Optional.of(Reason.FICTION);
            }
            if (reason.isPresent()) {
                if (reason.get() == Reason.FICTION
                        && (TAKEN_BACK.matcher(sentence.text()).find() || NotMeant.isOnlyMark(sentence.text()))) {
                    statements.subList(learnedBefore, learned).clear();
                }
                skipped.add(new Skipped(sentence, reason.get()));
                // "Has Oliver eaten? He loves parsley": not the one named before.
                people = withThose(people, sentence.text());
            } else {
                // Tagging is what costs here, so only where the thing is asked for.
                thing = previous != null
                                && BEGINS_WITH_IT.matcher(sentence.text()).find()
                        ? thingIn(previous, utterance, thing)
                        : null;
                place = Whereabouts.pointsThere(sentence.text()) ? placeBefore(previous, utterance, place) : null;
                Optional<Statement> answer = first ? answers.read(sentence, utterance, people) : Optional.empty();
                answer.ifPresent(statements::add);
                if (answer.isEmpty()) {
                    people = read(sentence, utterance, people, new PointedTo(thing, place), statements, skipped);
                }
            }
            previous = reason.isPresent() ? null : sentence;
            learnedBefore = Math.min(learned, statements.size());
            first = false;
        }
        if (Confirmation.opens(utterance.text()) && !sentences.isEmpty()) {
            List<Statement> confirmed =
                    confirmations.read(utterance, sentences.get(0), peopleBefore.of(utterance), statements);
            if (!confirmed.isEmpty()) {
                // What was confirmed says more than that somebody answered.
                statements.removeIf(said -> said.quote().equals(sentences.get(0)) && Frames.isPassing(said));
            }
            statements.addAll(0, confirmed);
        }
        return new Extraction(statements, skipped);
    }

    private People read(
            Span sentence,
            Utterance utterance,
            People earlier,
            PointedTo before,
            List<Statement> statements,
            List<Skipped> skipped) {
        Span core = Discourse.of(sentence).core();
        if (core.text().isEmpty()) {
            skipped.add(new Skipped(sentence, Reason.SMALL_TALK));
            return earlier;
        }
        if (Judge.opensQuestion(core.text())) {
            skipped.add(new Skipped(sentence, Reason.QUESTION));
            return withThose(earlier, core.text());
        }
        Clause whole = tagger.clause(utterance.text(), core);
        People people = earlier;
        @Nullable Reason dropped = null;
        for (Clause clause : tagger.clausesOf(whole)) {
            Outcome outcome = read(clause, before, utterance, people);
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
            people = people.and(outcome.people());
        }
        return people;
    }

    private static People withThose(People people, String skipped) {
        boolean somebody = NAME_INSIDE.matcher(skipped).find()
                || BETWEEN_WORDS.splitAsStream(skipped).anyMatch(English::isPersonWord);
        return somebody ? people.and(People.SOMEBODY) : people;
    }

    /** What was named just before, for "it" and "there". */
    private record PointedTo(
            @Nullable String thing, @Nullable String place) {}

    private Outcome read(Clause clause, PointedTo before, Utterance utterance, People people) {
        Outcome outcome =
                clauses.read(inFull(named(clause, utterance.speakerName()), before), clause.span(), utterance, people);
        Statement statement = outcome.statement();
        // What is only reported is reported as it was said.
        return statement != null && Frames.isPassing(statement)
                ? clauses.read(clause, clause.span(), utterance, people)
                : outcome;
    }

    /** Agents write notes about "User". */
    private Clause named(Clause clause, String speaker) {
        Matcher user = USER.matcher(clause.span().text());
        // "User settings are kept apart" is about no person.
        boolean person = Set.of("VERB", "AUX", "PART", "ADV").contains(clause.tag(1));
        return person && user.find() ? tagger.clause(user.replaceFirst(Matcher.quoteReplacement(speaker))) : clause;
    }

    /** The clause with plain words for roundabout ones, the place for "there" and the thing for "it". */
    private Clause inFull(Clause clause, PointedTo before) {
        String place = before.place();
        if (place != null && Whereabouts.pointsThere(clause.span().text())) {
            String words = Whereabouts.put(clause.span().text(), place);
            return tagger.clause(words);
        }
        Optional<String> plain = Plain.of(clause.span().text());
        if (plain.isPresent()) {
            return tagger.clause(plain.get());
        }
        return Optional.ofNullable(before.thing())
                .flatMap(named -> Antecedent.put(clause, named).map(words -> withThing(clause, named, words)))
                .orElse(clause);
    }

    // The words after "it" keep their parts of speech: a noun before them would make the tagger see nouns.
    private Clause withThing(Clause clause, String thing, String words) {
        List<Token> tokens = new ArrayList<>(
                tagger.clause(words, new Span(0, thing.length(), thing)).tokens());
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

    /** The place that was named last: in the sentence before, or at the end of what the same person said before. */
    private static @Nullable String placeBefore(
            @Nullable Span previous, Utterance utterance, @Nullable String earlier) {
        if (previous != null) {
            return Whereabouts.pointsThere(previous.text())
                    ? earlier
                    : Whereabouts.in(previous.text()).orElse(null);
        }
        List<String> lines = utterance.previousLines();
        return lines.isEmpty()
                ? null
                : Whereabouts.in(SENTENCES_BEFORE
                                .matcher(lines.get(lines.size() - 1))
                                .replaceFirst(""))
                        .orElse(null);
    }

    /** What "it" stands for in the sentence after this one. */
    private @Nullable String thingIn(Span sentence, Utterance utterance, @Nullable String before) {
        Clause clause = tagger.clause(utterance.text(), Discourse.of(sentence).core());
        return clause.lower(0).equals("it") ? before : Antecedent.of(clause).orElse(null);
    }
}
