// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** What happened once. It says nothing of the present, unless it brought about what is so now: who moved there lives there. */
final class PastEvent {
    private static final Set<String> LASTING = words("""
            become get adopt buy acquire inherit receive move relocate settle emigrate immigrate marry start begin join
            enrol enroll sign hire turn switch change convert register open found choose name call appoint promote elect
            diagnose install build learn master pass graduate bear employ stop quit retire
            """);
    private static final Set<String> PRESENT_AUXILIARIES = Set.of(
            "has", "have", "'ve", "is", "are", "am", "'m", "'re", "'s", "be", "being", "can", "will", "does", "do");

    /** "Has always really loved": as many words may stand between the two. */
    private static final int REACH = 3;

    private PastEvent() {}

    /** @param places where the statement speaks of what is asked */
    static boolean isIn(ReadMemory memory, Clauses clauses, List<Integer> places, AskedQuestion question) {
        int verb = clauses.verbOf(places.stream().reduce(0, Math::max));
        if (verb < 0 || !isPast(memory.tokens(), verb)) {
            return false;
        }
        String lemma = memory.lemmas().get(verb);
        boolean sameDoing = question.words().stream()
                .anyMatch(word -> word.tag().equals("VERB") && word.lemma().equals(lemma));
        return sameDoing || !LASTING.contains(lemma);
    }

    private static boolean isPast(List<Token> tokens, int verb) {
        String word = QuestionWords.lower(tokens.get(verb));
        boolean helped = IntStream.range(Math.max(verb - REACH, 0), verb)
                .anyMatch(i -> PRESENT_AUXILIARIES.contains(QuestionWords.lower(tokens.get(i)))
                        && !QuestionWords.isPossessive(tokens.get(i)));
        boolean regular = tokens.get(verb).is("VERB") && word.endsWith("ed");
        return !helped && (regular || PastPart.isTold(List.of(tokens.get(verb))));
    }
}
