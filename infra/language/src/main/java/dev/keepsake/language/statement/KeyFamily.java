// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One key for verbs that tell of the same matter, so that a change finds what it changes: liking and disliking a thing,
 * living and having moved, working and having quit, having and having sold, doing and having stopped.
 */
final class KeyFamily {
    static final String LIKE = "like";
    static final String LIVE = "home";
    static final String WORK = "job";
    static final String HAVE = "have";

    private static final Set<String> BEARING = Set.of("stand", "bear", "tolerate");
    private static final Set<String> LIKING_COMPLEMENT = words("fond fan into keen crazy obsessed sick tired mad");
    private static final Set<String> AT_A_PLACE = words("in at near on by outside with");
    private static final Set<String> EMPLOYED = words("at for as");
    private static final Set<String> LEAVING = words("quit leave lose resign start begin get take accept");
    private static final Set<String> EMPLOYMENT = words("company firm employer job team work career");
    private static final Set<String> JOB = words("job position");
    private static final Set<String> STOPPING = words("quit stop");
    private static final Set<String> ENDS_OBJECT = words("""
            , ; : . - – — ( because but since when while so and if although though until any anymore at called
            named from
            """);
    private static final Set<String> NO_OBJECT = words("""
            it that this them these those him her he she they one something anything nothing everything
            you me us
            """);
    /** By their words and not by their tags, which are often wrong for rare nouns. */
    private static final Set<String> LEFT_OUT = words("""
            a an the some of and or to 's n't his her their your each every
            """);

    private static final Set<String> PASSING = words("""
            just still now also really very so currently recently too again more longer no not never all lot
            much old new
            """);

    private KeyFamily() {}

    /** @param verb the main verb */
    static Optional<String> of(Clause clause, int verb, boolean aboutPerson) {
        Token token = clause.tokens().get(verb);
        String lemma = token.lemma();
        boolean past = English.isPast(token);
        if (English.LIKING.contains(lemma) && !clause.lower(verb + 1).equals("to")
                || BEARING.contains(lemma) && clause.lower(verb - 1).matches("n['’]?t|not|cannot")) {
            return keyed(LIKE, object(clause, verb + 1));
        }
        if (lemma.equals("be") && LIKING_COMPLEMENT.contains(complement(clause, verb))) {
            return keyed(LIKE, object(clause, prepositionAfter(clause, verb) + 1));
        }
        if (!aboutPerson) {
            return Optional.empty();
        }
        boolean goesOn = isStill(clause, verb);
        boolean lives = Set.of("live", "reside").contains(lemma)
                && (!past || goesOn)
                && AT_A_PLACE.contains(clause.lower(verb + 1))
                && !clause.lower(verb + 1).equals("with");
        boolean moved = Set.of("move", "relocate").contains(lemma)
                && past
                && clause.lower(nextOf(clause, verb, "to", "into")).matches("to|into")
                && namesPlace(clause, nextOf(clause, verb, "to", "into"));
        if (lives || moved) {
            return Optional.of(LIVE);
        }
        boolean based = lemma.equals("base") && clause.lower(verb + 1).matches("in|at|near");
        if (based) {
            return Optional.of(LIVE);
        }
        boolean leftEmployer =
                Set.of("quit", "leave", "resign").contains(lemma) && past(token) && namesEmployer(clause, verb);
        boolean joined = lemma.equals("join") && past && namesEmployer(clause, verb);
        if (leftEmployer || joined) {
            return Optional.of(WORK);
        }
        boolean job = LEAVING.contains(lemma) && past(token) && isJob(clause, verb);
        if (lemma.equals("work") && (!past || goesOn) && EMPLOYED.contains(clause.lower(verb + 1)) || job) {
            return Optional.of(WORK);
        }
        if (Set.of("have", "own").contains(lemma) && !past || lemma.equals("sell") && past) {
            return keyed(HAVE, object(clause, verb + 1));
        }
        return stopped(clause, verb);
    }

    // "I have lived in Ghent for nine years": and still does.
    private static boolean isStill(Clause clause, int verb) {
        Clause before = clause.part(Math.max(0, verb - 3), verb);
        return before.hasAny(Set.of("have", "has", "'ve"))
                && !before.hasAny(Set.of("never", "not", "n't"))
                && clause.part(verb, clause.tokens().size()).hasAny(Set.of("for", "since"));
    }

    // "I stopped playing the cello", "I used to play the cello".
    private static Optional<String> stopped(Clause clause, int verb) {
        Token token = clause.tokens().get(verb);
        boolean stops = STOPPING.contains(token.lemma())
                || token.lemma().equals("give") && clause.lower(verb + 1).equals("up");
        int deed = verb + (token.lemma().equals("give") ? 2 : 1);
        boolean usedTo =
                English.lower(token).equals("used") && clause.lower(verb + 1).equals("to");
        if (usedTo) {
            deed = verb + 2;
        }
        boolean isDeed = deed < clause.tokens().size()
                && (stops && English.isGerund(clause.tokens().get(deed))
                        || usedTo && clause.tag(deed).equals("VERB"));
        if (!isDeed) {
            return Optional.empty();
        }
        if (clause.tokens().get(deed).lemma().equals("work") && EMPLOYED.contains(clause.lower(deed + 1))) {
            return Optional.of(WORK);
        }
        String object = object(clause, deed + 1);
        return Optional.of((clause.tokens().get(deed).lemma() + " " + object).strip());
    }

    /** The words that say what it is about, up to where the clause goes on to something else. */
    static String object(Clause clause, int from) {
        return clause.tokens().stream()
                .skip(from)
                .takeWhile(token -> !ENDS_OBJECT.contains(English.lower(token)))
                .filter(token -> !token.is("NUM"))
                .map(English::lower)
                .filter(word -> Character.isLetter(word.codePointAt(0)) && !LEFT_OUT.contains(word))
                .filter(word -> !PASSING.contains(word)
                        && !English.FIRST_SINGULAR.contains(word)
                        && !English.FIRST_PLURAL.contains(word))
                .collect(Collectors.joining(" "));
    }

    private static Optional<String> keyed(String family, String object) {
        boolean nothing =
                object.isBlank() || Set.of(object.split(" ")[0]).stream().allMatch(NO_OBJECT::contains);
        return nothing ? Optional.empty() : Optional.of(family + " " + object);
    }

    // "I quit Norvik", but not "I left Berlin on Monday": only what follows "quit", or what one resigned from, must be
    // an employer.
    private static boolean namesEmployer(Clause clause, int verb) {
        String lemma = clause.tokens().get(verb).lemma();
        int name = verb + 1;
        if (clause.lower(name).equals("from")) {
            name++;
        }
        boolean certain =
                !lemma.equals("leave") || EMPLOYMENT.stream().anyMatch(word -> clause.has(token -> token.says(word)));
        return certain && clause.tag(name).equals("PROPN");
    }

    private static boolean past(Token verb) {
        return English.isPast(verb) || English.isUnchanging(verb);
    }

    private static boolean isJob(Clause clause, int verb) {
        return clause.tokens().get(verb).lemma().equals("resign")
                || clause.tokens().stream()
                        .skip(verb + 1L)
                        .limit(4)
                        .anyMatch(token -> JOB.contains(English.lower(token)));
    }

    private static String complement(Clause clause, int be) {
        int at = be + 1;
        while (Set.of("ADV", "PART", "DET").contains(clause.tag(at))
                && !clause.lower(at).equals("into")) {
            at++;
        }
        return clause.lower(at).equals("big") ? clause.lower(at + 1) : clause.lower(at);
    }

    private static int prepositionAfter(Clause clause, int be) {
        int at = be + 1;
        while (at < clause.tokens().size() && !clause.tag(at).equals("ADP")) {
            at++;
        }
        return at;
    }

    private static int nextOf(Clause clause, int verb, String... wanted) {
        int at = verb + 1;
        while (at < clause.tokens().size() && Set.of("ADV").contains(clause.tag(at))) {
            at++;
        }
        return Set.of(wanted).contains(clause.lower(at)) ? at : verb + 1;
    }

    private static boolean namesPlace(Clause clause, int preposition) {
        int at = preposition + 1;
        while (Set.of("DET", "ADJ").contains(clause.tag(at))) {
            at++;
        }
        return clause.tag(at).equals("PROPN");
    }
}
