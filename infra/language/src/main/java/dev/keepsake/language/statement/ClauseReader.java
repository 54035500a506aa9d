// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.statement.Skipped.Reason;
import dev.keepsake.language.statement.Subject.Person;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.language.time.TimeExpression;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes a statement of one clause, or finds why none can be made. */
final class ClauseReader {

    private final TemporalResolver resolver;

    ClauseReader(TemporalResolver resolver) {
        this.resolver = resolver;
    }

    /** The clause as it was understood; the statement's quote is {@code quote}. */
    Outcome read(Clause clause, Span quote, Utterance utterance, People earlier) {
        List<TimeExpression> times = times(clause, utterance);
        Subject subject = Subject.of(clause, times);
        People named = People.in(clause, subject, utterance.speakerName(), times);
        People inside = Coreference.in(clause, subject, named, earlier);
        Optional<Elision> elision = Elision.of(clause, subject);
        Optional<Reason> reason = elision.isPresent() && Content.count(clause) >= 2
                ? Judge.elided(clause, elision.get())
                : Judge.clause(clause, subject, times);
        if (reason.isPresent()) {
            return new Outcome(null, reason.get(), inside);
        }
        Parts parts = new Parts(clause, quote, subject, times, inside.among(named), elision);
        return statement(parts, utterance, earlier)
                .map(statement -> new Outcome(statement, null, inside))
                // To file it under the speaker would be wrong, and whose it is nobody can tell any more.
                .orElseGet(() -> new Outcome(null, Reason.POINTS_BACK, inside));
    }

    /** Empty where it is about somebody, and who that is stays open. */
    private static Optional<Statement> statement(Parts parts, Utterance utterance, People earlier) {
        Clause clause = parts.clause();
        String name = utterance.speakerName();
        Rewrite rewrite = new Rewrite();
        rewrite.keepQuotes(clause);
        parts.times().stream().filter(TimeExpression::relative).forEach(time -> replace(clause, time, rewrite));
        Person person = parts.subject().person();
        boolean pronoun = Set.of(Person.HE, Person.SHE, Person.THEY).contains(person);
        Optional<Mention> who = ThirdPerson.rewrite(clause, parts.subject(), parts.inside(), earlier, rewrite);
        boolean fragment = person == Person.NONE && parts.elision().isEmpty();
        if (pronoun && who.isEmpty()
                || opensWithUnknown(clause, rewrite)
                || ownedByUnknown(parts, rewrite)
                || fragment && opensWithPronoun(clause)) {
            // "They" may be things as well, as "it" may be anything.
            boolean things = clause.lower(0).equals("they")
                    && earlier.and(parts.inside()).isNobody();
            return things ? Optional.of(framed(parts, utterance)) : Optional.empty();
        }
        if (fragment || person == Person.THING_PRONOUN) {
            return Optional.of(framed(parts, utterance));
        }
        boolean introduce = FirstPerson.rewrite(clause, name, rewrite);
        String opening = "";
        if (parts.elision().isPresent()) {
            Elision elision = parts.elision().get();
            opening = name + " " + elision.opening() + " ";
            if (!elision.conjugated().isEmpty()) {
                rewrite.replace(clause.tokens().get(elision.verb()).span(), elision.conjugated());
            }
        } else if (introduce) {
            opening = name + " said that ";
        }
        String words = rewrite.apply(clause.line(), clause.span());
        boolean named = clause.tag(0).equals("PROPN") && parts.elision().isEmpty();
        boolean lowered = !opening.isEmpty() && !named && !words.startsWith(name);
        String text = Wording.sentence(opening + (lowered ? Wording.lowered(words) : words));
        if (parts.times().isEmpty()) {
            text = Wording.dated(text, Wording.day(utterance.saidAt(), utterance.zone()));
        }
        return Optional.of(
                described(parts, utterance, text, who.map(Mention::name).orElse(null)));
    }

    private static boolean opensWithUnknown(Clause clause, Rewrite rewrite) {
        return Set.of("he", "she", "they").contains(clause.lower(0))
                && !rewrite.touches(clause.tokens().get(0).span());
    }

    private static boolean opensWithPronoun(Clause clause) {
        return Stream.of(English.HE, English.SHE, English.THEY).anyMatch(words -> words.contains(clause.lower(0)));
    }

    /** "Her kids moved out", where nobody knows whose they are. */
    private static boolean ownedByUnknown(Parts parts, Rewrite rewrite) {
        Clause clause = parts.clause();
        int verb = parts.subject().verb();
        // "Her kids all moved out": the subject may begin behind.
        int first = Math.min(
                parts.subject().first(), Set.of("his", "her", "their", "its").contains(clause.lower(0)) ? 0 : verb);
        return verb > first + 1
                && Set.of("his", "her", "their", "its").contains(clause.lower(first))
                && parts.inside()
                        .before(clause.tokens().get(first).span().start())
                        .isEmpty()
                && !rewrite.touches(clause.tokens().get(first).span());
    }

    private static void replace(Clause clause, TimeExpression time, Rewrite rewrite) {
        rewrite.replace(time.span(), time.absolute());
        for (int at = 1; at < clause.tokens().size(); at++) {
            // "Tomorrow's no good": after a date the short form would look like a possession.
            boolean is = clause.tokens().get(at).span().start() == time.span().end()
                    && clause.lower(at).equals("'s")
                    && clause.tag(at).equals("AUX");
            if (is) {
                rewrite.replaceWord(clause, at, "is");
            }
        }
    }

    private static Statement described(Parts parts, Utterance utterance, String text, @Nullable String pronounName) {
        Clause clause = parts.clause();
        Entity entity = Entity.of(parts, utterance.speakerName(), pronounName);
        Topic topic = Topic.of(
                clause,
                parts.subject(),
                entity.name(),
                entity.isSpeaker(),
                entity.isSpeaker() || entity.isOtherPerson(),
                text,
                parts.times());
        Validity validity = Validity.of(parts.times(), utterance.saidAt());
        Sorting sorting = Sorting.of(clause, entity.isOtherPerson(), entity.isSpeaker(), validity.future());
        return new Statement(
                text,
                parts.quote(),
                topic.entity(),
                topic.key(),
                topic.value(),
                sorting.kind(),
                sorting.category(),
                Math.min(1, sorting.importance()),
                validity.from(),
                validity.to(),
                Topic.isNegated(clause));
    }

    private static Statement framed(Parts parts, Utterance utterance) {
        String day = Wording.day(utterance.saidAt(), utterance.zone());
        String text =
                Wording.said(utterance.speakerName(), day, parts.clause().span().text());
        text = Wording.explained(text, parts.times());
        return Frames.passing(text, parts.quote(), utterance.speakerName(), Topic.isNegated(parts.clause()));
    }

    /** The times a clause names. */
    List<TimeExpression> times(Clause clause, Utterance utterance) {
        int start = clause.span().start();
        String before = clause.line().substring(sentenceStart(clause.line(), start), start);
        return resolver.resolve(before, clause.span().text(), utterance.saidAt(), utterance.zone()).stream()
                .map(time -> new TimeExpression(
                        time.span().shift(start),
                        time.kind(),
                        time.granularity(),
                        time.from(),
                        time.to(),
                        time.absolute(),
                        time.relative()))
                .toList();
    }

    /** Only in its own sentence does a date lend its month to a day. */
    private static int sentenceStart(String line, int from) {
        int start = from;
        while (start > 1
                && !(Character.isWhitespace(line.charAt(start - 1)) && ".!?\n".indexOf(line.charAt(start - 2)) >= 0)) {
            start--;
        }
        return start > 1 ? start : 0;
    }

    /** A clause and what was found in it. */
    record Parts(
            Clause clause,
            Span quote,
            Subject subject,
            List<TimeExpression> times,
            People inside,
            Optional<Elision> elision) {}

    /**
     * Either a statement or the reason why there is none.
     *
     * @param people those the clause names, whether it taught something or not
     */
    record Outcome(@Nullable Statement statement, @Nullable Reason reason, People people) {}
}
