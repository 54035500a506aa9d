// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What a statement says of its subject without the word for it: that somebody "is nine" tells an age, "is a beagle" a breed. */
final class Classification {
    private static final Set<String> LIVING = Set.of("breed", "species", "variety", "race");
    private static final Set<String> MADE = Set.of("make", "brand", "model");
    private static final Set<String> AGE = Set.of("old", "age");
    private static final Set<String> EATING = Set.of("eat", "drink");
    private static final Set<String> BEFORE_A_NUMBER =
            Set.of("now", "already", "just", "only", "about", "almost", "nearly");
    private static final Set<String> BEHIND_AN_AGE = Set.of("year", "and", "now", "today", "month", "week");
    private static final int OLDEST = 130;

    private final Thesaurus thesaurus;

    Classification(Thesaurus thesaurus) {
        this.thesaurus = thesaurus;
    }

    /** Whether the statement tells what this word of a question asks for. */
    boolean tells(ReadMemory memory, AskedWord word) {
        return LIVING.contains(word.lemma()) && isSomething(memory, i -> isLivingThing(memory, i))
                || MADE.contains(word.lemma()) && isSomething(memory, i -> Names.isName(memory.tokens(), i))
                || AGE.contains(word.lemma()) && tellsAge(memory)
                || EATING.contains(word.lemma()) && tellsFood(memory);
    }

    /** "Is a beagle", "is an old Icelandic pony". */
    private static boolean isSomething(ReadMemory memory, IntPredicate fits) {
        int verb = memory.verb();
        List<Token> tokens = memory.tokens();
        boolean introduced = verb + 2 < tokens.size()
                && memory.lemmas().get(verb).equals("be")
                && (tokens.get(verb + 1).says("a") || tokens.get(verb + 1).says("an"));
        return introduced
                && IntStream.range(verb + 2, tokens.size())
                        .takeWhile(i -> !tokens.get(i).is("PUNCT")
                                && !tokens.get(i).is("ADP")
                                && !tokens.get(i).is("VERB"))
                        .anyMatch(fits);
    }

    private boolean isLivingThing(ReadMemory memory, int at) {
        String lemma = memory.lemmas().get(at);
        return thesaurus.isKindOf(lemma, "animal") || thesaurus.isKindOf(lemma, "plant");
    }

    /** "Is nine" and "turned 9", not "is one of four" or "has nine". */
    private static boolean tellsAge(ReadMemory memory) {
        int verb = memory.verb();
        List<Token> tokens = memory.tokens();
        if (verb >= tokens.size()
                || !Set.of("be", "turn").contains(memory.lemmas().get(verb))) {
            return false;
        }
        int at = verb + 1;
        while (at < tokens.size() && BEFORE_A_NUMBER.contains(QuestionWords.lower(tokens.get(at)))) {
            at++;
        }
        if (at >= tokens.size() || !isAge(tokens.get(at)) || memory.isInTime(at)) {
            return false;
        }
        return at + 1 == tokens.size()
                || tokens.get(at + 1).is("PUNCT")
                || memory.isInTime(at + 1)
                || BEHIND_AN_AGE.contains(memory.lemmas().get(at + 1));
    }

    private static boolean isAge(Token token) {
        return token.text().matches("\\d{1,3}")
                ? Integer.parseInt(token.text()) < OLDEST
                : token.is("NUM") && token.text().matches("[\\p{L}-]+");
    }

    /** "Can't have nuts", "has porridge": to have food is to eat it. */
    private boolean tellsFood(ReadMemory memory) {
        List<Token> tokens = memory.tokens();
        for (int i = memory.verb(); i + 1 < tokens.size(); i++) {
            boolean having =
                    memory.lemmas().get(i).equals("have") || tokens.get(i).says("has");
            boolean thing = tokens.get(i + 1).is("NOUN") || tokens.get(i + 1).is("ADJ");
            if (having && thing) {
                return i > memory.verb()
                                && Polarity.isNegated(memory)
                                && memory.lemmas().get(memory.verb()).equals("can")
                        || thesaurus.isKindOf(memory.lemmas().get(i + 1), "food")
                        || thesaurus.isKindOf(memory.lemmas().get(i + 1), "beverage");
            }
        }
        return false;
    }
}
