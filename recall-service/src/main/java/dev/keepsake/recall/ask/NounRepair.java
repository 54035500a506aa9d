// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.Set;

/** Nouns that the tagger takes for something else. */
final class NounRepair {
    private static final Set<String> INTRODUCING = Set.of("the", "a", "an", "my", "our", "his", "her", "their", "its");
    private static final Set<String> INSIDE = Set.of("NOUN", "PROPN", "ADJ", "NUM", "VERB", "CCONJ", "ADV");

    private final Thesaurus thesaurus;

    NounRepair(Thesaurus thesaurus) {
        this.thesaurus = thesaurus;
    }

    boolean isNoun(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        String word = QuestionWords.lower(token);
        if (token.is("ADV") || token.is("ADJ") && thesaurus.isOnlyNoun(word)) {
            // "Accountant" ends as adjectives do.
            return thesaurus.isOnlyNoun(word);
        }
        boolean open = token.is("VERB") || token.is("ADJ") && isBehindPreposition(tokens, at) && !word.endsWith("est");
        return open && at > 0 && endsNounPhrase(tokens, at) && thesaurus.isNoun(word);
    }

    /** "In the shed now": behind an article, with nothing that could be a noun following, there is one. */
    private static boolean endsNounPhrase(List<Token> tokens, int at) {
        boolean introduced = INTRODUCING.contains(QuestionWords.lower(tokens.get(at - 1)));
        boolean participle = tokens.get(at).text().matches(".*(?:ing|ed)")
                && !Lemmas.of(tokens.get(at)).equals(QuestionWords.lower(tokens.get(at)));
        boolean goesOn = at + 1 < tokens.size()
                && INSIDE.contains(tokens.get(at + 1).tag())
                && !isAdverbOfTime(tokens.get(at + 1));
        return introduced && !participle && !goesOn;
    }

    /** "In the safe", not "is the safe". */
    private static boolean isBehindPreposition(List<Token> tokens, int at) {
        return at > 1 && tokens.get(at - 2).is("ADP");
    }

    private static boolean isAdverbOfTime(Token token) {
        return QuestionWords.NOW.contains(QuestionWords.lower(token));
    }
}
