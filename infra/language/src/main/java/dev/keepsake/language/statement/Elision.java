// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import java.util.Optional;
import java.util.Set;

/**
 * A clause whose "I" was left out: "Signed the lease", "Gonna paint", "Love hiking".
 *
 * @param verb index of the verb that begins it
 * @param opening what goes between the name and the words; may be empty
 * @param conjugated the verb as it goes with a name; empty where it stays
 */
record Elision(int verb, String opening, String conjugated) {

    private static final Set<String> STATES = words("""
            love like hate enjoy need want miss prefer hope have live work own know wish
            """);

    /** With a word such as "for" or "to" behind it, what one is and not what one did: "excited for the fair". */
    private static final Set<String> FEELINGS = words("""
            excited thrilled stoked pumped psyched honored honoured blessed overwhelmed relieved delighted
            worried disappointed embarrassed annoyed bored tired scared terrified inspired amazed surprised
            shocked determined tempted allergic
            """);

    private static final Set<String> CONTRACTED = Set.of("been", "gonna", "wanna", "gotta");

    /** What is left out there is not "I". */
    private static final Set<String> ABOUT_SOMETHING_SEEN =
            Set.of("sound", "look", "seem", "feel", "taste", "smell", "make", "depend", "thank", "say");

    /** With one of these behind it such a word is no deed: "meeting notes", "shopping list". */
    private static final Set<String> HEADINGS = words("""
            note notes list lists agenda minutes room rooms plan plans schedule session sessions log report
            reports summary group club team time times date dates lot costs budget guide material materials
            """);

    static Optional<Elision> of(Clause clause, Subject subject) {
        int at = 0;
        while (!CONTRACTED.contains(clause.lower(at))
                && (clause.tag(at).equals("ADV") || clause.tag(at).equals("CCONJ"))) {
            at++;
        }
        if (at >= clause.tokens().size()) {
            return Optional.empty();
        }
        switch (clause.lower(at)) {
            case "been" -> {
                return SmallTalk.saysHowThingsWere(clause.span().text())
                        ? Optional.empty()
                        : Optional.of(new Elision(at, "has", ""));
            }
            case "gonna" -> {
                return Optional.of(new Elision(at, "is", "going to"));
            }
            case "wanna" -> {
                return Optional.of(new Elision(at, "", "wants to"));
            }
            case "gotta" -> {
                return Optional.of(new Elision(at, "", "has to"));
            }
            default -> {
                boolean otherVerb = subject.end() > subject.first() || subject.verb() >= 0 && subject.verb() < at;
                return otherVerb ? Optional.empty() : ofVerb(clause, subject, at);
            }
        }
    }

    private static Optional<Elision> ofVerb(Clause clause, Subject subject, int at) {
        Token first = clause.tokens().get(at);
        String word = English.lower(first);
        boolean noVerbAfter = subject.verb() < 0 || subject.verb() == at;
        if (English.isGerund(first)
                && noVerbAfter
                && !HEADINGS.contains(clause.lower(at + 1))
                && at + 1 < clause.tokens().size()
                && !clause.tag(at + 1).equals("PUNCT")) {
            return Optional.of(new Elision(at, "is", ""));
        }
        if (FEELINGS.contains(word) && Set.of("ADP", "SCONJ", "PART").contains(clause.tag(at + 1)) && noVerbAfter) {
            return Optional.of(new Elision(at, "is", ""));
        }
        if (ABOUT_SOMETHING_SEEN.contains(first.lemma())
                || Set.of("was", "were", "is", "are").contains(word)) {
            return Optional.empty();
        }
        boolean followed = at + 1 < clause.tokens().size()
                && !clause.tag(at + 1).equals("PUNCT")
                && (!Set.of("AUX", "VERB").contains(clause.tag(at + 1))
                        || English.isGerund(clause.tokens().get(at + 1)));
        boolean verb = first.is("VERB")
                || first.is("AUX")
                || Set.of("DET", "PRON", "ADP").contains(clause.tag(at + 1));
        // "Took me four months": somebody or something else did it.
        boolean toSpeaker = Set.of("me", "us").contains(clause.lower(at + 1));
        if (verb && followed && !toSpeaker && English.isPast(first)) {
            return Optional.of(new Elision(at, "", ""));
        }
        if (STATES.contains(word)
                && !(word.equals("like") && clause.tag(at + 1).equals("ADV"))
                && (followed || clause.tag(at + 1).equals("VERB"))) {
            return Optional.of(new Elision(at, "", English.thirdPerson(word)));
        }
        // "Plays the cello" has the form that goes with somebody else's name.
        return Optional.empty();
    }
}
