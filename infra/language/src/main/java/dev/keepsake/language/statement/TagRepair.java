// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Puts right what the tagger often gets wrong in short spoken sentences. */
final class TagRepair {

    private static final Set<String> POSSESSORS = Set.of("my", "our", "his", "her", "their");
    private static final Set<String> BEFORE_VERB = Set.of("NOUN", "PROPN", "PRON");
    private static final Set<String> TAKEN_FOR = Set.of("NOUN", "ADJ", "PROPN");

    private TagRepair() {}

    static Clause in(Clause tagged) {
        Clause clause = NameRepair.in(tagged);
        List<Token> tokens = new ArrayList<>(clause.tokens());
        for (int at = 1; at < tokens.size(); at++) {
            int owner = at - 1;
            while (owner > 0
                    && owner > at - 4
                    && Set.of("ADJ", "NOUN", "ADV").contains(clause.tag(owner))
                    && !POSSESSORS.contains(clause.lower(owner))) {
                owner--;
            }
            boolean owned = POSSESSORS.contains(clause.lower(owner));
            if (owned && English.namesPerson(tokens.get(at))) {
                tokens.set(at, as(tokens.get(at), "NOUN"));
                nameAfterPerson(tokens, at + 1);
            }
        }
        Clause named = new Clause(clause.line(), clause.span(), tokens);
        return named.finiteVerb().isPresent() ? named : withVerb(named);
    }

    // "My sister Vera": the name is often taken for an ordinary noun.
    private static void nameAfterPerson(List<Token> tokens, int at) {
        boolean capital = at < tokens.size()
                && Character.isUpperCase(tokens.get(at).text().codePointAt(0));
        if (capital && tokens.get(at).text().length() > 1) {
            tokens.set(at, as(tokens.get(at), "PROPN"));
        }
    }

    /**
     * "Alma leads design", "My aunt lives nearby": the verb was taken for a noun. Such a form is never rewritten, so a
     * wrong repair changes no word of the statement.
     */
    private static Clause withVerb(Clause clause) {
        for (int at = 1; at < clause.tokens().size(); at++) {
            int before = at - 1;
            while (before > 0 && clause.tag(before).equals("ADV")) {
                before--;
            }
            // "We no longer ship to Norway"
            boolean subject = Set.of("i", "we", "they").contains(clause.lower(before))
                    || Set.of("i", "we", "they").contains(clause.lower(before - 1))
                            && clause.lower(before).equals("no");
            if (subject
                    && TAKEN_FOR.contains(clause.tag(at))
                    && clause.lower(at).equals(clause.tokens().get(at).text())) {
                List<Token> tokens = new ArrayList<>(clause.tokens());
                tokens.set(at, as(tokens.get(at), "VERB"));
                return new Clause(clause.line(), clause.span(), tokens);
            }
        }
        for (int at = 1; at + 1 < clause.tokens().size(); at++) {
            Token token = clause.tokens().get(at);
            String word = English.lower(token);
            boolean form = word.endsWith("s")
                    && !word.endsWith("ss")
                    && word.length() > 3
                    && token.text().equals(word);
            boolean place = BEFORE_VERB.contains(clause.tag(at - 1))
                    && !English.namesPerson(token)
                    && !clause.tag(at + 1).equals("PUNCT");
            if (form && place && TAKEN_FOR.contains(token.tag())) {
                List<Token> tokens = new ArrayList<>(clause.tokens());
                tokens.set(at, new Token(token.span(), "VERB", word.substring(0, word.length() - 1)));
                return new Clause(clause.line(), clause.span(), tokens);
            }
        }
        return clause;
    }

    private static Token as(Token token, String tag) {
        return new Token(token.span(), tag, token.lemma());
    }
}
