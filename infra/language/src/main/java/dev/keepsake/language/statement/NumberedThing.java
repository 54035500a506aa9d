// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.language.sentence.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * "Train 14 leaves at noon", "book club meets on Mondays": a word that could be an order, and what tells which one it is, before
 * a verb that goes with one thing.
 */
final class NumberedThing {
    private static final Pattern NUMBER = Pattern.compile("\\p{Lu}?\\d[\\p{L}\\d-]*|\\p{Lu}");

    /** "Check pump 3 works" asks for something, as "check number" hardly does. */
    private static final Set<String> LOOKING = Set.of("check", "see", "confirm", "verify", "ensure", "make", "show");

    private static final Set<String> OF_ONE = Set.of("is", "was", "has", "does", "will");

    private NumberedThing() {}

    /** Where the verb of such a thing stands; empty where the clause does not begin with one. */
    static OptionalInt verb(Clause clause, int at) {
        if (at + 2 >= clause.tokens().size()) {
            return OptionalInt.empty();
        }
        Token first = clause.tokens().get(at);
        Token next = clause.tokens().get(at + 1);
        boolean numbered = first.text().matches("\\p{L}+\\d+");
        int verb = numbered ? at + 1 : at + 2;
        boolean noun = next.is("NOUN")
                && next.text().equals(English.lower(next))
                && !English.lower(next).endsWith("s")
                && !English.namesPerson(next)
                && !LOOKING.contains(clause.lower(at));
        boolean couldBeOrder = numbered || first.is("VERB") || Imperative.isRequest(clause.lower(at));
        if (!couldBeOrder || !numbered && !noun && !NUMBER.matcher(next.text()).matches()) {
            return OptionalInt.empty();
        }
        while (clause.tag(verb).equals("ADV")) {
            verb++;
        }
        return isOfOne(clause, verb) ? OptionalInt.of(verb) : OptionalInt.empty();
    }

    private static boolean isOfOne(Clause clause, int at) {
        if (at + 1 >= clause.tokens().size()) {
            return false;
        }
        Token token = clause.tokens().get(at);
        return OF_ONE.contains(clause.lower(at))
                || token.text().equals(English.lower(token))
                        && token.text().length() > 3
                        && English.isThirdPerson(token)
                        && Set.of("DET", "ADP", "ADV", "NOUN", "NUM", "ADJ").contains(clause.tag(at + 1))
                        && Set.of("VERB", "NOUN").contains(token.tag());
    }

    /** The clause with such a thing at its beginning read as one. */
    static Clause in(Clause clause) {
        OptionalInt verb = verb(clause, 0);
        Token first = clause.tokens().isEmpty() ? null : clause.tokens().get(0);
        if (verb.isEmpty()
                || first == null
                || first.is("PROPN")
                || first.is("NOUN") && clause.tag(verb.getAsInt()).matches("VERB|AUX")) {
            return clause;
        }
        List<Token> tokens = new ArrayList<>(clause.tokens());
        tokens.set(0, new Token(first.span(), "NOUN", first.lemma()));
        Token which = tokens.get(1);
        if (verb.getAsInt() > 1 && NUMBER.matcher(which.text()).matches()) {
            tokens.set(1, new Token(which.span(), "NUM", which.lemma()));
        }
        Token does = tokens.get(verb.getAsInt());
        if (!does.is("AUX")) {
            tokens.set(verb.getAsInt(), SentenceTagger.asVerb(does));
        }
        return new Clause(clause.line(), clause.span(), tokens);
    }
}
