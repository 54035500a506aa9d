// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.ArrayList;
import java.util.List;

/** Finds out whom a question is about: the first person or name in it. */
final class SubjectReader {
    private SubjectReader() {}

    static AskedSubject read(List<Token> body, QuestionForm form) {
        if (form.asksForTheDoer(body)) {
            return AskedSubject.NOBODY;
        }
        for (int i = 0; i < body.size(); i++) {
            String word = QuestionWords.lower(body.get(i));
            if (QuestionWords.SELF_ACTING.contains(word)) {
                return new AskedSubject(AskedSubject.Kind.SELF, List.of(), List.of());
            }
            if (QuestionWords.SELF_OWNING.contains(word)) {
                return new AskedSubject(AskedSubject.Kind.SELF, nameAfter(body, i), nounsAfter(body, i));
            }
            if (isName(body, i)) {
                return named(body, i);
            }
        }
        return AskedSubject.NOBODY;
    }

    private static AskedSubject named(List<Token> body, int start) {
        List<String> name = new ArrayList<>();
        int end = start;
        while (end < body.size() && isName(body, end)) {
            name.add(QuestionWords.lower(body.get(end)));
            end++;
        }
        boolean owns = end < body.size() && QuestionWords.isPossessive(body.get(end));
        return new AskedSubject(AskedSubject.Kind.NAMED, name, owns ? nounsAfter(body, end) : List.of());
    }

    private static boolean isName(List<Token> body, int at) {
        return Names.isName(body, at) && !body.get(at).text().matches(".*\\d.*");
    }

    /** What is owned, by the nouns of the run after the owner. */
    private static List<String> nounsAfter(List<Token> body, int owner) {
        List<String> nouns = new ArrayList<>();
        for (int i = owner + 1; i < body.size(); i++) {
            Token token = body.get(i);
            boolean possessive = QuestionWords.isPossessive(token);
            // "My sister's job" is about the sister.
            boolean acronym = Names.isAcronym(token);
            if (token.text().endsWith("ing")
                    && i + 1 < body.size()
                    && body.get(i + 1).is("NOUN")) {
                continue;
            }
            if (possessive || !token.is("NOUN") && !token.is("ADJ") && !token.is("NUM") && !acronym) {
                break;
            }
            if (token.is("NOUN") || acronym) {
                nouns.add(Lemmas.of(token));
            }
        }
        return nouns;
    }

    private static List<String> nameAfter(List<Token> body, int owner) {
        List<String> name = new ArrayList<>();
        for (int i = owner + 1; i < body.size(); i++) {
            if (isName(body, i)) {
                name.add(QuestionWords.lower(body.get(i)));
            } else if (!name.isEmpty()
                    || !body.get(i).is("NOUN") && !body.get(i).is("ADJ")) {
                break;
            }
        }
        return name;
    }
}
