// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Whether a statement names a place: what stands behind a preposition and is neither a time nor company. */
final class NamedPlace {
    private static final Set<String> PLACING = words("""
            in at near on to from outside inside around by behind under into opposite above below beside
            between through within with
            """);

    /** Behind "born" the others tell of whom, with what, into what. */
    private static final Set<String> BIRTHPLACE = Set.of("in", "at", "on", "near", "outside", "inside");

    /** What is with somebody is where they are; who works with somebody is anywhere. */
    private static final Set<String> HAVING_PLACE =
            words("keep leave store put hide live stay lodge board deposit park be");

    private static final int REACH = 6;

    private final AskedQuestion question;
    private final Thesaurus thesaurus;

    NamedPlace(AskedQuestion question, Thesaurus thesaurus) {
        this.question = question;
        this.thesaurus = thesaurus;
    }

    /** @param isNews whether the word in a place tells something that the question did not */
    boolean isIn(ReadMemory memory, IntPredicate isNews) {
        return IntStream.range(0, memory.tokens().size())
                .anyMatch(i -> mayPlace(memory, i) && namesPlaceBehind(memory, i, isNews));
    }

    private boolean mayPlace(ReadMemory memory, int at) {
        List<Token> tokens = memory.tokens();
        String word = QuestionWords.lower(tokens.get(at));
        if (ClockTime.opens(tokens.subList(at, tokens.size()))) {
            return false;
        }
        if (at > 0 && memory.lemmas().get(at - 1).equals("bear")) {
            return BIRTHPLACE.contains(word);
        }
        return word.equals("with") ? asksWhereSomethingIs() : PLACING.contains(word) || isEmployer(memory, at);
    }

    private boolean asksWhereSomethingIs() {
        return question.words().stream()
                .filter(word -> word.tag().equals("VERB"))
                .allMatch(word -> HAVING_PLACE.contains(word.lemma()));
    }

    private boolean namesPlaceBehind(ReadMemory memory, int at, IntPredicate isNews) {
        boolean passedTime = false;
        int end = Math.min(at + REACH, memory.tokens().size());
        for (int i = at + 1; i < end; i++) {
            Token token = memory.tokens().get(i);
            boolean names = token.is("NOUN") || token.is("PROPN") || Names.isName(memory.tokens(), i);
            boolean time = names && isTime(memory, i);
            if (names && !time && isNews.test(i)) {
                return true;
            }
            passedTime |= time;
            if (token.is("VERB") || token.is("PUNCT") || passedTime && token.is("ADP") && !token.says("of")) {
                return false;
            }
        }
        return false;
    }

    /** "Night", "April", "the fourth of April"; in "the night school" the last word decides. */
    private boolean isTime(ReadMemory memory, int at) {
        return isTimeNoun(memory, at)
                || at + 2 < memory.tokens().size()
                        && memory.tokens().get(at + 1).says("of")
                        && isTimeNoun(memory, at + 2);
    }

    private boolean isTimeNoun(ReadMemory memory, int at) {
        String lemma = memory.lemmas().get(at);
        return QuestionWords.TIME_NOUNS.contains(lemma) || thesaurus.isTime(lemma) || memory.isInTime(at);
    }

    /** "Works for a bakery" tells where, "lives for music" does not. */
    private static boolean isEmployer(ReadMemory memory, int at) {
        return at > 0
                && memory.tokens().get(at).says("for")
                && at + 1 < memory.tokens().size()
                && (memory.tokens().get(at + 1).is("DET") || Names.isName(memory.tokens(), at + 1))
                && memory.lemmas().get(at - 1).equals("work");
    }
}
