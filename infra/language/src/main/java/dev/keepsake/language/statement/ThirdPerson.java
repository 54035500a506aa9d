// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.statement.People.Gender;
import java.util.Optional;
import java.util.Set;

/** Puts names where "he", "she" or "they" can mean one person or group only. */
final class ThirdPerson {

    private static final Set<String> AFTER_POSSESSIVE = Set.of("NOUN", "ADJ", "PROPN", "NUM");

    private static final Set<String> LETTING = Set.of("help", "let", "make", "watch", "hear");

    private ThirdPerson() {}

    /**
     * @param inside those named in the clause itself
     * @param earlier those named before it
     * @return who the subject is, where it was such a pronoun and could be told
     */
    static Optional<Mention> rewrite(Clause clause, Subject subject, People inside, People earlier, Rewrite rewrite) {
        Optional<Mention> who = Optional.empty();
        boolean speakerNamed = clause.hasAny(Set.of("i", "me", "myself", "mine", "we", "us"));
        for (Reading reading : Reading.values()) {
            Optional<Mention> fixed = Optional.empty();
            for (int at = 0; at < clause.tokens().size(); at++) {
                Token token = clause.tokens().get(at);
                // "To pick it up himself" needs no name.
                boolean stresses = clause.lower(at).matches(".+sel(?:f|ves)");
                if (!reading.words.contains(clause.lower(at)) || stresses || !token.is("PRON") && !token.is("DET")) {
                    continue;
                }
                boolean isSubject = at == subject.first() && subject.end() > subject.first();
                People near = inside.before(token.span().start());
                if (fixed.isEmpty()) {
                    // A name in the same clause needs no help, unless the speaker's name now stands beside it.
                    boolean needsHelp = near.isEmpty() || speakerNamed;
                    fixed = needsHelp ? reading.in(earlier.and(near)) : Optional.empty();
                    if (!near.isEmpty()
                            && fixed.map(mention -> mention.name().contains("'s "))
                                    .orElse(true)) {
                        if (isSubject) {
                            // "My husband Piotr he is coming"
                            who = reading.in(near).map(owner -> subjectOf(clause, subject, owner));
                        }
                        // "Omkar's cousin gave Omkar his kayak" reads better than with the cousin named again.
                        break;
                    }
                }
                if (fixed.isEmpty()) {
                    break;
                }
                if (isObjectBesideSubject(clause, at, reading)) {
                    continue;
                }
                rewrite.replaceWord(clause, at, form(clause, at, fixed.get().name()));
                if (reading == Reading.THEY && !fixed.get().plural()) {
                    new Agreement(clause, rewrite).after(at);
                } else {
                    agree(clause, at, fixed.get(), rewrite);
                }
                if (isSubject) {
                    who = fixed.map(owner -> subjectOf(clause, subject, owner));
                }
            }
        }
        return who;
    }

    /** "He gave him his number": the two are not one person. */
    private static boolean isObjectBesideSubject(Clause clause, int at, Reading reading) {
        boolean object = Set.of("him", "them").contains(clause.lower(at))
                || clause.lower(at).equals("her") && !AFTER_POSSESSIVE.contains(clause.tag(at + 1));
        int before = at - 1;
        while (object && before >= 0 && !Set.of("he", "she", "they").contains(clause.lower(before))) {
            before--;
        }
        long verbs = clause.part(before + 1, at).tokens().stream()
                .filter(token -> token.is("VERB"))
                .count();
        return object && before >= 0 && reading.words.contains(clause.lower(before)) && verbs < 2;
    }

    /** "His mom is seventy" is about the mom of the one who was meant. */
    private static Mention subjectOf(Clause clause, Subject subject, Mention owner) {
        int last = subject.end() - 1;
        Token person = clause.tokens().get(last);
        if (last == subject.first()) {
            return owner;
        }
        if (person.is("PROPN") && clause.part(subject.first() + 1, last).has(English::isPersonNoun)) {
            // "Her best friend Anouk"
            int start = person.span().start();
            return new Mention(
                    person.text(),
                    People.Gender.ANY,
                    false,
                    start,
                    person.span().end());
        }
        if (!English.isPersonNoun(person)) {
            return owner;
        }
        String whose = clause.line()
                .substring(
                        clause.tokens().get(subject.first() + 1).span().start(),
                        person.span().end());
        return new Mention(
                possessive(owner.name()) + " " + whose,
                People.gender(person),
                People.isPlural(person),
                person.span().start(),
                person.span().end());
    }

    private static String form(Clause clause, int at, String name) {
        String word = clause.lower(at);
        // "I helped her move" is tagged like "I liked her move".
        boolean object = word.equals("her")
                && at > 0
                && LETTING.contains(clause.tokens().get(at - 1).lemma());
        boolean owns = !object && Set.of("his", "their", "hers", "theirs").contains(word)
                || !object && word.equals("her") && AFTER_POSSESSIVE.contains(clause.tag(at + 1));
        return owns ? possessive(name) : name;
    }

    static String possessive(String name) {
        return name.endsWith("s") && (name.contains("'s ") || name.startsWith("the "))
                ? name + "'"
                : English.possessive(name);
    }

    // "She's" after a name would look like a possession.
    private static void agree(Clause clause, int at, Mention mention, Rewrite rewrite) {
        String next = clause.lower(at + 1);
        boolean adjacent = at + 1 < clause.tokens().size()
                && clause.tokens().get(at).span().end()
                        == clause.tokens().get(at + 1).span().start();
        if (!adjacent || !clause.tag(at + 1).equals("AUX")) {
            return;
        }
        String lemma = clause.tokens().get(at + 1).lemma();
        switch (next) {
            case "'s" ->
                rewrite.replaceWord(
                        clause,
                        at + 1,
                        hasParticiple(clause, at + 2) && lemma.equals("have")
                                ? "has"
                                : hasBeen(clause, at + 2) ? "has" : "is");
            case "'re" -> rewrite.replaceWord(clause, at + 1, "are");
            case "'ve" -> rewrite.replaceWord(clause, at + 1, "have");
            case "'ll" -> rewrite.replaceWord(clause, at + 1, "will");
            case "'d" -> rewrite.replaceWord(clause, at + 1, lemma.equals("have") ? "had" : "would");
            default -> {}
        }
    }

    private static boolean hasParticiple(Clause clause, int at) {
        return clause.tag(at).equals("VERB") || clause.tag(at).equals("ADV");
    }

    private static boolean hasBeen(Clause clause, int at) {
        return clause.lower(at).equals("been")
                || clause.tag(at).equals("ADV") && clause.lower(at + 1).equals("been");
    }

    private enum Reading {
        HE(English.HE),
        SHE(English.SHE),
        THEY(English.THEY);

        private final Set<String> words;

        Reading(Set<String> words) {
            this.words = words;
        }

        Optional<Mention> in(People people) {
            return switch (this) {
                case HE -> people.onlyOne(Gender.HE);
                case SHE -> people.onlyOne(Gender.SHE);
                case THEY -> people.onlyOne(Gender.THEY).or(people::onlyGroup);
            };
        }
    }
}
