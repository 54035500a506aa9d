// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Whether the answer stands where a statement that answers has it: as the doer, after the preposition, as the value. */
final class AnswerPlace {
    private static final Set<String> HAVING_VALUE = Set.of("be", "have", "cost", "call", "name", "mean", "open", "run");
    private static final int REACH = 5;

    private final AskedQuestion question;
    private final AskedForm form;

    AnswerPlace(AskedQuestion question) {
        this.question = question;
        this.form = question.form();
    }

    /** @param isNews whether the word in a place tells something that the question did not */
    boolean isFilled(ReadMemory memory, IntPredicate isNews) {
        if (form.doer()) {
            if (isBelonging(memory)) {
                return asksOfSubject(memory) && follows(memory, "to", isNews);
            }
            return any(0, memory.verb(), isNews) || follows(memory, "by", isNews);
        }
        if (!form.preposition().isEmpty()) {
            return follows(memory, form.preposition(), isNews);
        }
        return form.attribute().isEmpty() || hasValue(memory);
    }

    private static boolean isBelonging(ReadMemory memory) {
        return memory.verb() < memory.tokens().size()
                && memory.lemmas().get(memory.verb()).equals("belong");
    }

    /** "The boat belongs to Ada" tells of the boat, "Ada belongs to the boat club" does not. */
    private boolean asksOfSubject(ReadMemory memory) {
        return question.words().stream()
                .filter(word -> word.tag().equals("NOUN"))
                .allMatch(word -> memory.lemmas().subList(0, memory.verb()).contains(word.lemma()));
    }

    private static boolean follows(ReadMemory memory, String preposition, IntPredicate isNews) {
        List<Token> tokens = memory.tokens();
        return any(
                0,
                tokens.size(),
                i -> tokens.get(i).says(preposition) && any(i + 1, Math.min(i + 1 + REACH, tokens.size()), isNews));
    }

    /** "Is changed every week" tells no value of a code, "is 4410" does. */
    private boolean hasValue(ReadMemory memory) {
        boolean filedUnderIt = Arrays.asList(
                        memory.memory().key().toLowerCase(Locale.ROOT).split("\\W+"))
                .contains(form.attribute());
        int verb = memory.verb();
        if (filedUnderIt || isNumbered(memory) || verb >= memory.tokens().size()) {
            return true;
        }
        boolean passive = verb + 1 < memory.tokens().size()
                && memory.tokens().get(verb + 1).is("VERB")
                && !Set.of("call", "name").contains(memory.lemmas().get(verb + 1));
        return HAVING_VALUE.contains(memory.lemmas().get(verb)) && !passive;
    }

    /** "Wears size 43". */
    private boolean isNumbered(ReadMemory memory) {
        return any(
                0,
                memory.tokens().size() - 1,
                i -> memory.lemmas().get(i).equals(form.attribute())
                        && memory.tokens().get(i + 1).is("NUM"));
    }

    private static boolean any(int from, int to, IntPredicate test) {
        return IntStream.range(from, to).anyMatch(test);
    }
}
