// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.statement.Subject.Person;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What "it" stands for: the one thing the sentence before it was about. */
final class Antecedent {
    private static final Set<String> IN_PHRASE = Set.of("ADJ", "NOUN", "PROPN", "NUM");
    private static final Set<String> OWNERS = Set.of("my", "our");
    /** "It rains", "it takes an hour", "it seems": nothing is meant by it. */
    private static final Set<String> MEANS_NOTHING = words("""
            rain snow freeze seem feel take turn happen depend hurt help sound look mean make matter appear
            get go say would could might may should
            """);

    private static final Set<String> REMARKS = words("""
            shame pity lot bit joke matter question while pleasure long relief surprise mess nightmare fact
            story idea thing time day week month year minute
            """);

    private static final Set<String> OPENS_TIME = words("last next this every each yesterday today tomorrow tonight");

    /** With one of these before it no one thing is named: "any plans", "what kind of bread". */
    private static final Set<String> NOT_ONE =
            words("what which whose how any some no every each another many much more most few several");

    private Antecedent() {}

    /** Whether the words from {@code first} on name one thing, or ask for it or leave it open. */
    static boolean namesOne(Clause clause, int first) {
        return !NOT_ONE.contains(clause.lower(first));
    }

    /** The thing, in words that can stand for "it"; empty where the clause names none or several. */
    static Optional<String> of(Clause clause) {
        Subject subject = Subject.of(clause, List.of());
        if (subject.verb() < 0) {
            return Optional.empty();
        }
        boolean thing = subject.person() == Person.NOUN
                && !clause.part(subject.first(), subject.end()).has(Antecedent::isPersonOrName);
        int object = afterVerb(clause, subject.verb());
        if (thing) {
            boolean only = endOfPhrase(clause, object) == object;
            return only ? phrase(clause, subject.first(), subject.end()) : Optional.empty();
        }
        int end = endOfPhrase(clause, object);
        boolean another =
                clause.part(end, clause.tokens().size()).has(token -> token.is("NOUN") && !English.namesPerson(token));
        boolean tells = !clause.tokens().get(subject.verb()).lemma().equals("be");
        return tells && end > object && !another ? phrase(clause, object, end) : Optional.empty();
    }

    /** The clause's words with the thing where it begins with "it"; empty where "it" may mean something else. */
    static Optional<String> put(Clause clause, String thing) {
        boolean begins = clause.lower(0).equals("it") && Content.count(clause) > 0;
        Token verb = begins && clause.tokens().size() > 2 ? clause.tokens().get(1) : null;
        if (verb == null
                || !Set.of("AUX", "VERB").contains(verb.tag())
                || MEANS_NOTHING.contains(verb.lemma())
                || clause.lower(2).matches("(?:rain|snow|freez|pour|hail)ing")) {
            return Optional.empty();
        }
        boolean be = Set.of("is", "was", "'s").contains(clause.lower(1));
        boolean describes = Set.of("ADP", "VERB", "NUM").contains(clause.tag(2))
                || clause.tag(2).equals("DET")
                        && clause.tokens().stream().noneMatch(token -> REMARKS.contains(token.lemma()));
        if (be && !describes) {
            return Optional.empty();
        }
        String rest = clause.line()
                .substring(clause.tokens().get(0).span().end(), clause.span().end());
        String has = clause.lower(2).equals("been") || clause.lower(2).equals("got") ? " has" : " is";
        return Optional.of(thing + rest.replaceFirst("^['’]s\\b", has));
    }

    private static int afterVerb(Clause clause, int verb) {
        int at = verb + 1;
        while (Set.of("AUX", "VERB", "ADV").contains(clause.tag(at))) {
            at++;
        }
        return at;
    }

    private static int endOfPhrase(Clause clause, int from) {
        int at = from;
        boolean opened = clause.tag(at).equals("DET") || OWNERS.contains(clause.lower(at));
        if (opened) {
            at++;
        } else if (!clause.tag(at).equals("PROPN")) {
            return from;
        }
        while (IN_PHRASE.contains(clause.tag(at)) && !OPENS_TIME.contains(clause.lower(at))) {
            at++;
        }
        boolean named = at > from && Set.of("NOUN", "PROPN").contains(clause.tag(at - 1));
        return named && !clause.part(from, at).has(English::namesPerson) ? at : from;
    }

    private static Optional<String> phrase(Clause clause, int first, int end) {
        Token last = clause.tokens().get(end - 1);
        String word = English.lower(last);
        boolean plural = last.is("NOUN") && word.endsWith("s") && !word.endsWith("ss");
        if (plural || !namesOne(clause, first) || clause.part(first, end).hasAny(Set.of("and", "or"))) {
            return Optional.empty();
        }
        String words = clause.part(first, end).span().text();
        return Optional.of(words.replaceFirst("(?i)^an? ", "the "));
    }

    private static boolean isPersonOrName(Token token) {
        return English.namesPerson(token) || token.is("PRON") && !OWNERS.contains(English.lower(token));
    }
}
