// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Reads how far statements commit themselves to what one question asks. */
final class FactualityReader {
    private final AskedQuestion question;
    private final SelfNames self;
    private final Predication predication;
    private final Predicate<ReadMemory> isOver;

    /** @param isOver whether a memory tells what was and no longer is */
    FactualityReader(AskedQuestion question, SelfNames self, Predication predication, Predicate<ReadMemory> isOver) {
        this.question = question;
        this.self = self;
        this.predication = predication;
        this.isOver = isOver;
    }

    Factuality of(ReadMemory memory) {
        boolean ofNow = question.tense() == AskedTense.PRESENT;
        boolean over = ofNow && isOver.test(memory);
        // What is so now stands in the rest of the statement.
        return read(ofNow && !over ? PastPart.of(memory).map(memory::without).orElse(memory) : memory, over);
    }

    private Factuality read(ReadMemory memory, boolean over) {
        Clauses clauses = Clauses.of(memory);
        AskedPlaces asked = new AskedPlaces(memory, clauses, question);
        List<Integer> places = places(memory, asked);
        List<Cue> cues = cues(memory, clauses, places, asked.ofSubject());
        if (any(cues, Cue.Kind.UNREAL)) {
            return question.asksAhead() ? Factuality.OPEN : Factuality.UNREAL;
        }
        if (over) {
            return Factuality.DENIED;
        }
        if (question.tense() != AskedTense.PRESENT && Polarity.isEnded(memory)) {
            return Factuality.ASSERTED;
        }
        Factuality said = weighed(memory, clauses, places, cues);
        boolean open = any(cues, Cue.Kind.REPORT) || any(cues, Cue.Kind.WEAK_NEGATION) || isAhead(cues);
        return open && said != Factuality.UNREAL ? Factuality.OPEN : said;
    }

    private List<Integer> places(ReadMemory memory, AskedPlaces asked) {
        List<Integer> places = asked.places();
        return places.isEmpty()
                ? List.of(Math.min(memory.verb(), memory.tokens().size() - 1))
                : places;
    }

    private List<Cue> cues(ReadMemory memory, Clauses clauses, List<Integer> places, List<Integer> subject) {
        return Stream.of(
                        Negations.in(memory, clauses),
                        Exceptions.in(memory.tokens()),
                        new Modalities(memory, clauses, question, self).cues())
                .flatMap(List::stream)
                .filter(cue -> places.stream().anyMatch(cue::covers)
                        || cue.is(Cue.Kind.EXCEPTION) && subject.stream().anyMatch(cue::covers))
                .filter(cue -> cue.is(Cue.Kind.LOSS) || !isAskedFor(memory, cue))
                .toList();
    }

    /** "Did I stop smoking" asks for the stopping. */
    private boolean isAskedFor(ReadMemory memory, Cue cue) {
        return question.words().stream()
                .anyMatch(word -> word.tag().equals("VERB")
                        && word.alike().contains(memory.lemmas().get(cue.at())));
    }

    private Factuality weighed(ReadMemory memory, Clauses clauses, List<Integer> places, List<Cue> cues) {
        boolean denied = cues.stream()
                                .filter(cue -> cue.is(Cue.Kind.NEGATION) || cue.is(Cue.Kind.EXCEPTION))
                                .count()
                        % 2
                == 1;
        Attitude asked = question.attitude();
        if (asked != Attitude.NONE) {
            int place = places.get(places.size() - 1);
            return Stance.at(place, memory, clauses, denied, isOfNobody(memory, cues))
                    .to(asked);
        }
        if (any(cues, Cue.Kind.LOSS)) {
            return ofLoss(denied);
        }
        if (question.type() != AnswerType.YES_NO) {
            return denied ? Factuality.DENIED : Factuality.ASSERTED;
        }
        boolean past = question.tense() == AskedTense.PRESENT
                && PastEvent.isIn(memory, clauses, places, question)
                && !memory.words().contains("never")
                && !Polarity.isEnded(memory);
        if (past) {
            return Factuality.OPEN;
        }
        if (denied) {
            return Factuality.DENIED;
        }
        return predication.isMade(memory, places) ? Factuality.ASSERTED : Factuality.UNREAL;
    }

    /** Who sold it had it, and has it no more. */
    private Factuality ofLoss(boolean denied) {
        if (denied || !question.asksForHaving()) {
            return Factuality.OPEN;
        }
        return question.tense() == AskedTense.PRESENT ? Factuality.DENIED : Factuality.ASSERTED;
    }

    private static boolean isOfNobody(ReadMemory memory, List<Cue> cues) {
        return cues.stream()
                .filter(cue -> cue.is(Cue.Kind.NEGATION))
                .anyMatch(cue -> Negations.isOfNobody(memory.tokens().get(cue.at())));
    }

    private boolean isAhead(List<Cue> cues) {
        return any(cues, Cue.Kind.FUTURE)
                && !question.asksAhead()
                && (question.tense() != AskedTense.PRESENT || question.time() == null);
    }

    private static boolean any(List<Cue> cues, Cue.Kind kind) {
        return cues.stream().anyMatch(cue -> cue.is(kind));
    }
}
