// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.List;

/**
 * The outer form of a question.
 *
 * @param wh the place of the word that asks
 * @param focus the place of the noun that says of what sort the answer is; -1 where none does
 */
record QuestionForm(AnswerType type, int wh, int focus) {
    /** "What" and "which" with the noun after them. */
    static QuestionForm ofThing(List<Token> tokens, int wh, int focus) {
        String sort = focus >= 0 ? Lemmas.of(tokens.get(focus)) : "";
        if (QuestionWords.TIME_NOUNS.contains(sort)) {
            return new QuestionForm(AnswerType.TIME, wh, focus);
        }
        if (QuestionWords.PLACE_NOUNS.contains(sort)) {
            return new QuestionForm(AnswerType.PLACE, wh, focus);
        }
        return new QuestionForm(focus < 0 ? attribute(tokens, wh) : AnswerType.THING, wh, focus);
    }

    /** "What is the name of ...", "what is my address". */
    private static AnswerType attribute(List<Token> tokens, int wh) {
        for (int i = wh + 1; i < tokens.size(); i++) {
            String lemma = Lemmas.of(tokens.get(i));
            if (lemma.equals("name")) {
                return AnswerType.NAME;
            }
            if (lemma.equals("address") || lemma.equals("location")) {
                return AnswerType.PLACE;
            }
            if (lemma.equals("date")) {
                return AnswerType.TIME;
            }
            if (lemma.equals("number") || lemma.equals("age")) {
                return AnswerType.NUMBER;
            }
        }
        return AnswerType.THING;
    }

    /** "Who leads the team?" asks for the subject of the sentence. */
    boolean asksForTheDoer(List<Token> words) {
        return type == AnswerType.PERSON
                && words.size() > 1
                && QuestionWords.ASKING.contains(QuestionWords.lower(words.get(0)))
                && words.get(1).is("VERB")
                && !Lemmas.isAuxiliary(words.get(1));
    }

    boolean isPlural(List<Token> tokens) {
        return focus >= 0
                && type != AnswerType.NUMBER
                && tokens.get(focus).is("NOUN")
                && Lemmas.isPlural(tokens.get(focus));
    }
}
