// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import java.util.Set;

/** Puts the speaker's name where the speaker said "I", with the verbs that go with it ({@link Agreement}). */
final class FirstPerson {

    private final Clause clause;
    private final String name;
    private final Rewrite rewrite;
    private boolean nameGiven;
    private int subjectGiven = -1;

    private FirstPerson(Clause clause, String name, Rewrite rewrite) {
        this.clause = clause;
        this.name = name;
        this.rewrite = rewrite;
    }

    /** Whether "we" was said before any name: then "they" needs an introduction. */
    static boolean rewrite(Clause clause, String name, Rewrite rewrite) {
        return new FirstPerson(clause, name, rewrite).run();
    }

    private boolean run() {
        boolean introduce = false;
        boolean plural = clause.hasAny(Set.of("we", "us"));
        for (int at = 0; at < clause.tokens().size(); at++) {
            String word = clause.lower(at);
            Token token = clause.tokens().get(at);
            switch (word) {
                case "i" -> subject(at);
                case "me" -> say(at, name);
                case "my" -> mine(at);
                case "mine" -> {
                    if (token.is("PRON")) {
                        say(at, English.possessive(name));
                    }
                }
                case "myself" -> myself(at);
                case "we", "us" -> {
                    if (!token.text().equals("US")) {
                        introduce |= !nameGiven;
                        rewrite.replace(token.span(), word.equals("we") ? "they" : "them");
                    }
                }
                case "our" -> {
                    if (plural) {
                        introduce |= !nameGiven;
                        rewrite.replace(token.span(), "their");
                    } else {
                        say(at, English.possessive(name));
                    }
                }
                case "ours" -> say(at, English.possessive(name));
                case "ourselves" -> rewrite.replace(token.span(), "themselves");
                case "nt" -> rewrite.replace(token.span(), "n't");
                default -> {}
            }
        }
        return introduce;
    }

    // "Nadia started Nadia's new job" reads badly: after her own name in the clause it is "a new job" or "their".
    private void mine(int at) {
        Clause after = clause.part(at + 1, Math.min(clause.tokens().size(), at + 4));
        boolean free = subjectGiven >= 0
                && clause.part(subjectGiven, at).tokens().stream().noneMatch(FirstPerson::couldOwn)
                && !after.has(English::namesPerson)
                && !isToldOfByAnother(subjectGiven);
        if (!free) {
            say(at, English.possessive(name));
            return;
        }
        boolean another = clause.lower(at + 1).equals("new")
                && clause.tag(at + 2).equals("NOUN")
                && !clause.lower(at + 2).endsWith("s");
        rewrite.replace(clause.tokens().get(at).span(), another ? "a" : "their");
    }

    // "Nora thinks I should sell my boat": "their boat" could be hers.
    private boolean isToldOfByAnother(int subject) {
        Clause before = clause.part(0, subject);
        return before.finiteVerb().isPresent() && before.has(token -> token.is("PROPN") || English.isPersonNoun(token));
    }

    private static boolean couldOwn(Token token) {
        String word = English.lower(token);
        return token.is("PROPN")
                || token.is("PUNCT")
                || token.is("CCONJ")
                || English.SUBORDINATORS.contains(word)
                || word.equals("so")
                || English.namesPerson(token)
                || English.THEY.contains(word)
                || English.HE.contains(word)
                || English.SHE.contains(word)
                || English.FIRST_PLURAL.contains(word);
    }

    // "I wrote it myself": the word only stresses who. "I hurt myself": it is the object.
    private void myself(int at) {
        boolean stresses = at > 0
                && !Set.of("VERB", "AUX", "ADP", "CCONJ", "SCONJ", "PART").contains(clause.tag(at - 1));
        if (stresses) {
            Token before = clause.tokens().get(at - 1);
            int start = before.span().end();
            int end = clause.tokens().get(at).span().end();
            rewrite.replace(new Span(start, end, clause.line().substring(start, end)), "");
            return;
        }
        say(at, name);
    }

    private void say(int at, String words) {
        nameGiven = true;
        rewrite.replace(clause.tokens().get(at).span(), words);
    }

    private void subject(int at) {
        Token token = clause.tokens().get(at);
        if (!token.is("PRON") && !token.text().equals("I")) {
            return;
        }
        say(at, name);
        subjectGiven = at;
        new Agreement(clause, rewrite).after(at);
    }
}
