// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.Set;

/**
 * Whose a noun is, by the words before it.
 *
 * @param word the owner's name or pronoun in lower case; empty where nobody is named
 */
record Owner(Kind kind, String word) {
    enum Kind {
        NAMED,
        FIRST_PERSON,
        THIRD_PERSON,
        NOBODY
    }

    private static final Set<String> THIRD = Set.of("his", "her", "their", "its");

    static Owner of(List<Token> tokens, int noun) {
        for (int i = noun - 1; i >= 0; i--) {
            String word = QuestionWords.lower(tokens.get(i));
            if (QuestionWords.SELF_OWNING.contains(word)) {
                return new Owner(Kind.FIRST_PERSON, word);
            }
            if (THIRD.contains(word)) {
                return new Owner(Kind.THIRD_PERSON, word);
            }
            if (word.equals("'s") || word.equals("'")) {
                return i == 0
                        ? new Owner(Kind.NOBODY, "")
                        : new Owner(Kind.NAMED, QuestionWords.lower(tokens.get(i - 1)));
            }
            boolean inside = tokens.get(i).is("ADJ")
                    || tokens.get(i).is("VERB") && tokens.get(i).text().endsWith("ing")
                    || tokens.get(i).is("NOUN")
                    || tokens.get(i).is("NUM");
            if (!inside) {
                break;
            }
        }
        return new Owner(Kind.NOBODY, "");
    }

    boolean isSelf(SelfNames self) {
        return kind == Kind.FIRST_PERSON || kind == Kind.NAMED && self.isWord(word);
    }
}
