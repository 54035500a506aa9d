// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.regex.Pattern;

/** Which words are names. The tagger does not know most names; English writes them with a capital. */
final class Names {
    private static final Pattern ACRONYM = Pattern.compile("\\p{Lu}{2,4}");

    private Names() {}

    static boolean isName(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        String word = QuestionWords.lower(token);
        boolean ordinary = QuestionWords.ASKING.contains(word)
                || QuestionWords.SELF.contains(word)
                || Lemmas.isAuxiliary(token)
                || !Character.isLetter(token.text().codePointAt(0));
        if (ordinary) {
            return false;
        }
        if (isAcronym(token) && at > 0 && tokens.get(at - 1).text().matches("(?i)(?:my|our|the|a|an|['\u2019]s)")) {
            return false;
        }
        boolean capital = Character.isUpperCase(token.text().codePointAt(0));
        return token.is("PROPN") || capital && at > 0 && !tokens.get(at - 1).is("PUNCT");
    }

    /** "TV", "HR": in capitals, and often no name. */
    static boolean isAcronym(Token token) {
        return ACRONYM.matcher(token.text()).matches();
    }
}
