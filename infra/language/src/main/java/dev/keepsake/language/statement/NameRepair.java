// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.language.sentence.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * "Otto plays the cello", "Hope drives a car": a capital letter before a verb in the form that goes with a name makes a
 * name, whatever else the word may be.
 */
final class NameRepair {

    /** Stand before such a verb too, with the name left out. */
    private static final Set<String> NO_NAMES = words("""
            still never always usually often sometimes just now also only already really probably currently
            mostly normally generally barely hardly rarely seldom then there here so thus even maybe perhaps
            actually basically finally recently lately likely possibly certainly definitely clearly
            apparently supposedly obviously hopefully unfortunately sadly luckily once twice again today
            tomorrow tonight yesterday please thanks yes no ok okay well not
            """);

    private static final Set<String> CLOSED_CLASSES =
            Set.of("PRON", "DET", "ADP", "CCONJ", "SCONJ", "NUM", "PUNCT", "PART");

    private static final Set<String> TAKEN_FOR = Set.of("NOUN", "ADJ", "PROPN", "ADV");

    /** Hardly ever the plural of a noun. */
    private static final Set<String> VERBS_ONLY = words("""
            has hates loves likes dislikes prefers enjoys adores detests manages teaches lives owns knows
            needs wants speaks eats drinks reads writes sings drives buys sells wears grows studies believes
            thinks says goes does becomes gets takes makes gives keeps brings leads runs sees feels comes talks
            """);

    private NameRepair() {}

    static Clause in(Clause clause) {
        List<Token> tokens = new ArrayList<>(clause.tokens());
        for (int at = 0; at + 1 < tokens.size(); at++) {
            boolean begins = at == 0 || Set.of("CCONJ", "PUNCT").contains(clause.tag(at - 1));
            if (begins && canName(tokens.get(at)) && isVerb(clause, at + 1)) {
                tokens.set(at, as(tokens.get(at), "PROPN"));
                if (!tokens.get(at + 1).is("AUX")) {
                    tokens.set(at + 1, SentenceTagger.asVerb(tokens.get(at + 1)));
                }
            }
        }
        return new Clause(clause.line(), clause.span(), tokens);
    }

    private static boolean canName(Token token) {
        String word = token.text();
        return word.length() > 1
                && word.codePoints().allMatch(Character::isLetter)
                && Character.isUpperCase(word.codePointAt(0))
                && !CLOSED_CLASSES.contains(token.tag())
                && !NO_NAMES.contains(English.lower(token))
                && !English.namesPerson(token);
    }

    private static boolean isVerb(Clause clause, int at) {
        Token token = clause.tokens().get(at);
        String word = token.text();
        if (Set.of("is", "was", "has").contains(word)) {
            // "Green is my favourite colour" names nobody.
            return !Set.of("ADJ", "NOUN").contains(clause.tag(at - 1));
        }
        boolean form = word.length() > 3 && word.equals(English.lower(token)) && English.isThirdPerson(token);
        if (!form || token.is("VERB")) {
            return form;
        }
        // "Book flights the day before": after what is mostly an order the word is a noun.
        boolean object =
                Set.of("DET", "PRON").contains(clause.tag(at + 1)) && !Imperative.isRequest(clause.lower(at - 1));
        boolean before = clause.tokens().get(at - 1).is("VERB")
                || clause.tokens().get(at - 1).is("AUX")
                || clause.tokens().get(at - 1).is("ADV");
        return TAKEN_FOR.contains(token.tag())
                && (VERBS_ONLY.contains(word) && !clause.tag(at + 1).equals("PUNCT") || before && object);
    }

    private static Token as(Token token, String tag) {
        return new Token(token.span(), tag, token.lemma());
    }
}
