// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.stream.Stream;

/**
 * How the answer hangs together with the question.
 *
 * @param doer whether the one who does something is asked for ("who leads the team")
 * @param preposition that the answer follows ("what am I allergic to"); empty where none is left over
 * @param attribute the noun whose value is asked for by "what is" alone ("what is the gate code"); empty otherwise
 */
record AskedForm(boolean doer, String preposition, String attribute) {
    static AskedForm of(List<Token> body, QuestionForm form) {
        List<Token> words = body.stream().filter(token -> !token.is("PUNCT")).toList();
        return new AskedForm(form.asksForTheDoer(words), leftOver(words, form), attribute(words, form));
    }

    private static String leftOver(List<Token> words, QuestionForm form) {
        if (words.isEmpty() || form.focus() >= 0 || form.wh() < 0) {
            return "";
        }
        Token last = words.get(words.size() - 1);
        boolean open = form.type() == AnswerType.THING || form.type() == AnswerType.PERSON;
        boolean stranded = last.is("ADP") || last.is("PART") && last.says("to");
        boolean made = words.size() > 1 && words.get(words.size() - 2).says("made");
        // "Who did I lend it to" is answered by "lent Ida the tent" as well.
        boolean dative = form.type() == AnswerType.PERSON && last.says("to");
        return open && stranded && !made && !dative ? QuestionWords.lower(last) : "";
    }

    private static String attribute(List<Token> words, QuestionForm form) {
        boolean plain = form.type() == AnswerType.THING
                && form.focus() < 0
                && words.size() > 2
                && words.get(1).lemma().equals("be")
                && words.stream().skip(2).noneMatch(token -> token.is("VERB") || token.is("AUX"));
        if (!plain || !words.get(0).says("what")) {
            return "";
        }
        // "The colour of the car" asks for the colour, "my bike's colour" as well.
        Stream<Token> before = words.stream().takeWhile(token -> !token.says("of"));
        return before.filter(token -> token.is("NOUN"))
                .reduce((first, last) -> last)
                .map(Lemmas::of)
                .orElse("");
    }
}
