// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Token;
import java.util.Set;

/** How much a clause tells. */
final class Content {

    private static final Set<String> TELLING = Set.of("NOUN", "PROPN", "NUM", "VERB", "ADJ", "ADV", "X");

    private Content() {}

    /** Words that carry news; one hundred of the commonest words carry none. */
    static int count(Clause clause) {
        return (int) clause.tokens().stream().filter(Content::tells).count();
    }

    static boolean tells(Token token) {
        String word = English.lower(token);
        return TELLING.contains(token.tag())
                && word.codePoints().anyMatch(Character::isLetterOrDigit)
                && !English.LIGHT.contains(word)
                && !English.LIGHT.contains(token.lemma());
    }
}
