// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import java.util.Set;

/** Orders and requests: a verb in its base form with nobody before it. */
final class Imperative {

    /** Also said without "I": "Love hiking", "Need to call the bank". */
    private static final Set<String> STATES = words("""
            love like hate enjoy need want hope miss prefer wish feel think guess know have live work am
            can't cannot own
            """);

    /** The tagger often takes these for nouns at the start of a sentence. */
    private static final Set<String> REQUESTS = words("""
            ignore forget disregard remind remember tell show give list write call delete send help explain
            summarize summarise translate create make find check add set update use stop start let let's
            lets please pls try look take keep read draft act assume consider note schedule book open run
            print output repeat answer reply respond describe compare fix don't never always do go come
            enjoy say save store put treat wait
            """);

    /** What is ordered may be a whole clause: "tell Sam dinner is ready", "check the lamp is off". */
    private static final Set<String> TAKE_CLAUSES = words("""
            tell say remind remember note check ensure make see watch let pretend assume imagine think know hope
            suppose explain show write reply answer respond ask read add find pls please don't never always do
            consider help forget keep confirm verify mention have
            """);

    private static final Set<String> FINITE = Set.of("is", "was", "are", "were", "has", "had", "will");

    private static final Set<String> OBJECTS =
            Set.of("DET", "PRON", "ADP", "NOUN", "PROPN", "ADJ", "ADV", "PART", "SCONJ", "NUM");

    private Imperative() {}

    /** Whether the word mostly begins an order. */
    static boolean isRequest(String word) {
        return REQUESTS.contains(word);
    }

    static boolean is(Clause clause) {
        int at = 0;
        while (Set.of("please", "pls", "kindly", "just", "now", "then", "also", "so", "and")
                .contains(clause.lower(at))) {
            at++;
        }
        if (clause.lower(at).equals("from")
                && clause.lower(at + 1).equals("now")
                && clause.lower(at + 2).equals("on")) {
            at += clause.lower(at + 3).equals(",") ? 4 : 3;
        }
        if (at >= clause.tokens().size()) {
            return false;
        }
        if (NumberedThing.verb(clause, at).isPresent()) {
            return false;
        }
        String word = clause.lower(at);
        Token first = clause.tokens().get(at);
        if (isSubject(clause, at)) {
            return false;
        }
        if (word.equals("do") && Set.of("not", "n't").contains(clause.lower(at + 1))
                || word.equals("don't")
                || word.equals("never")
                || word.equals("always")) {
            int verb = word.equals("do") ? at + 2 : at + 1;
            return clause.tag(verb).equals("VERB")
                    && English.isBase(clause.tokens().get(verb))
                    && !clause.lower(verb).equals("like");
        }
        boolean tellsName = word.equals("call")
                && clause.lower(at + 1).equals("me")
                && clause.tag(at + 2).equals("PROPN");
        if (STATES.contains(word) || tellsName) {
            return false;
        }
        boolean noun = first.is("NOUN") && clause.has(token -> token.is("AUX"));
        boolean request = !noun
                && REQUESTS.contains(word)
                && at + 1 < clause.tokens().size()
                && (!Set.of("AUX", "VERB", "PUNCT").contains(clause.tag(at + 1))
                        || clause.lower(at + 1).matches("[\"“”„«']|``"));
        boolean orders = first.is("VERB")
                && English.isBase(first)
                && first.lemma().equals(word)
                && (at + 1 >= clause.tokens().size()
                        || OBJECTS.contains(clause.tag(at + 1))
                        || clause.tag(at + 1).equals("PUNCT") && clause.tokens().size() <= at + 2);
        return request || orders || endsWithPlease(clause, at);
    }

    /** "Book club meets on Thursdays", "Order 12 is late": a verb further on that nothing else can go with. */
    private static boolean isSubject(Clause clause, int at) {
        if (TAKE_CLAUSES.contains(clause.lower(at))
                || !REQUESTS.contains(clause.lower(at)) && !clause.tag(at).equals("VERB")) {
            return false;
        }
        for (int verb = at + 1; verb + 1 < clause.tokens().size(); verb++) {
            Token token = clause.tokens().get(verb);
            if (Set.of("SCONJ", "CCONJ", "PUNCT").contains(token.tag())
                    || token.is("PRON")
                    || English.SUBORDINATORS.contains(English.lower(token))) {
                return false;
            }
            boolean finite = FINITE.contains(English.lower(token)) && token.is("AUX")
                    || token.is("VERB")
                            && English.isThirdPerson(token)
                            && !clause.tag(verb - 1).equals("DET");
            if (finite) {
                return true;
            }
        }
        return false;
    }

    // "Plan the trip please": the verb is taken for a noun.
    private static boolean endsWithPlease(Clause clause, int at) {
        int last = clause.tokens().size() - 1;
        while (last > at && clause.tag(last).equals("PUNCT")) {
            last--;
        }
        Token first = clause.tokens().get(at);
        return Set.of("please", "pls").contains(clause.lower(last))
                && Set.of("VERB", "NOUN", "PROPN").contains(first.tag())
                && first.lemma().equals(English.lower(first))
                && Set.of("DET", "PRON").contains(clause.tag(at + 1));
    }
}
