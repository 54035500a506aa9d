// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.time.TimeExpression;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A question as understood.
 *
 * @param words all that an answering memory must speak of
 * @param said the lemmas of every word of the question; what only repeats them is no answer
 * @param several whether more than one answer is expected
 * @param time the time the question is confined to
 * @param negative whether it asks for what is not ("what don't I eat")
 * @param tense whether it asks for what is or for what was
 * @param form how the answer hangs together with the question
 */
record AskedQuestion(
        AnswerType type,
        AskedSubject subject,
        List<AskedWord> words,
        List<String> said,
        boolean several,
        @Nullable TimeExpression time,
        boolean negative,
        AskedForm form,
        AskedTense tense) {
    private static final Set<String> ASKS_AHEAD = Set.of(
            "will",
            "shall",
            "going",
            "'ll",
            "next",
            "planning",
            "plan",
            "want",
            "hope",
            "intend",
            "wish",
            "dream",
            "try",
            "aim",
            "decide",
            "think",
            "look");

    AskedQuestion {
        words = List.copyOf(words);
        said = List.copyOf(said);
    }

    /** What it asks of liking; nothing where it asks of something else. */
    Attitude attitude() {
        return words.stream()
                .filter(word -> Attitude.isAttitude(word.lemma()))
                .findFirst()
                .map(word -> Attitude.asked(word.lemma()))
                .orElse(Attitude.NONE);
    }

    /** Whether it asks for what is to come or meant to. */
    boolean asksAhead() {
        return said.stream().anyMatch(ASKS_AHEAD::contains);
    }

    /** Whether nothing is asked to be done: "do I have a boat", "is there a lift", "am I a nurse". */
    boolean asksForHaving() {
        return words.stream()
                .noneMatch(word -> word.tag().equals("VERB") && !word.lemma().equals("own"));
    }
}
