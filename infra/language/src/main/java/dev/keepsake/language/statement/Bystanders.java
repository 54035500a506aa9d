// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.time.TimeExpression;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Those who stand in a clause without being what it is about: "Karin" in "my aunt met Karin", "a son". A pronoun may mean
 * them as well, so they keep it from being given to somebody else. In doubt a name is a person's.
 */
final class Bystanders {
    static final Set<String> OWNERS = words("his her their");

    private static final Set<String> AT_A_PLACE = words("in at on into via through across around");
    /** "Laughed at Vera", "relies on Vera": aimed at somebody, and no place. */
    private static final Set<String> AIMED =
            words("look laugh yell shout stare smile swear rely count depend cheat spy");

    private static final Set<String> GOING = words("""
            move go come travel fly drive relocate return cycle walk run emigrate commute head sail hail get be
            """);
    private static final Set<String> JOURNEYS =
            words("trip flight journey drive ride tour visit train move ticket way road holiday voyage cruise");
    private static final Set<String> WITH_THINGS =
            words("use play speak study learn drive ride read watch buy sell own eat drink code run");
    private static final Set<String> CALENDAR = words("""
            monday tuesday wednesday thursday friday saturday sunday january february march april may june july
            august september october november december christmas easter internet english
            """);
    private static final Set<String> AT_WORK = words("""
            plumber doctor nurse surgeon electrician carpenter teacher driver waiter waitress officer vet chef
            baker builder painter farmer gardener cleaner hairdresser barber singer actor actress writer author
            priest judge mechanic dentist neighbor stranger guest visitor tenant owner
            """);

    private Bystanders() {}

    static List<Mention> in(Clause clause, Subject subject, List<Mention> named, List<TimeExpression> times) {
        List<Mention> found = new ArrayList<>();
        for (int at = 0; at < clause.tokens().size(); at++) {
            Token token = clause.tokens().get(at);
            int start = token.span().start();
            boolean isNamed = named.stream().anyMatch(mention -> mention.at() <= start && start < mention.end());
            if (isNamed || !named.isEmpty() && isSubjectAgain(clause, subject, at)) {
                continue;
            }
            if (isPerson(token)) {
                found.add(person(clause, at));
            } else if (beginsName(clause, at, times) && !isThing(clause, at)) {
                found.add(People.named(PersonName.from(clause, at), start, start));
            }
        }
        return found;
    }

    /** Where the person is somebody's of whom only "his" or "her" is said, it begins there. */
    private static Mention person(Clause clause, int noun) {
        Token token = clause.tokens().get(noun);
        int owner = noun - 1;
        while (Set.of("ADJ", "NOUN", "NUM").contains(clause.tag(owner))) {
            owner--;
        }
        boolean owned = OWNERS.contains(clause.lower(owner));
        int first = clause.tokens().get(owned ? owner + 1 : noun).span().start();
        int at = owned ? clause.tokens().get(owner).span().start() : first;
        String words = clause.line().substring(first, token.span().end());
        return new Mention(
                words,
                People.gender(token),
                People.isPlural(token),
                at,
                token.span().end());
    }

    /** "My boss is Karin", "Vera is a nurse", "my cat is called Mia": the same one, told in other words. */
    static boolean isSubjectAgain(Clause clause, Subject subject, int at) {
        int before = at - 1;
        while (before > subject.verb()
                && (Set.of("DET", "ADJ", "NOUN", "PRON", "ADV", "PART").contains(clause.tag(before))
                        || Set.of("called", "named").contains(clause.lower(before)))) {
            before--;
        }
        boolean is = before >= 0
                && before == subject.verb()
                && clause.tokens().get(before).lemma().equals("be");
        return subject.verb() >= 0 && at > subject.verb() && is;
    }

    private static boolean isPerson(Token token) {
        String word = English.lower(token);
        return English.isPersonNoun(token)
                || token.is("NOUN") && (AT_WORK.contains(word) || word.matches(".{3,}(?:ologist|ician|woman|[^u]man)"));
    }

    private static boolean beginsName(Clause clause, int at, List<TimeExpression> times) {
        Token token = clause.tokens().get(at);
        String word = token.text();
        boolean capital = Character.isUpperCase(word.codePointAt(0))
                && word.length() > 1
                && !word.equals(word.toUpperCase(Locale.ROOT));
        boolean name = token.is("PROPN")
                || at > 0 && Set.of("NOUN", "ADJ", "VERB", "X").contains(token.tag());
        boolean adjective = token.is("ADJ") && word.matches(".*(?:ish|ese|an|ic|ch)");
        boolean goesOn = at > 0
                && Character.isUpperCase(clause.tokens().get(at - 1).text().codePointAt(0))
                && clause.tag(at - 1).equals("PROPN");
        return capital
                && name
                && !adjective
                && !goesOn
                && !CALENDAR.contains(English.lower(token).replaceFirst("s$", ""))
                && !Subject.isTime(token, times);
    }

    /** A place or a thing, as the words before it tell. */
    private static boolean isThing(Clause clause, int name) {
        int before = name - 1;
        while (joinsNames(clause, before)) {
            before--;
        }
        String word = clause.lower(before);
        if (before < 0 || clause.tag(before).equals("DET")) {
            return before >= 0 && Set.of("the", "a", "an").contains(word);
        }
        if (Set.of("ADP", "SCONJ", "ADV", "PART").contains(clause.tag(before))) {
            String verb = verbBefore(clause, before);
            return AT_A_PLACE.contains(word) && !AIMED.contains(verb)
                    || word.equals("of") && clause.tag(before - 1).equals("PROPN")
                    || Set.of("to", "from").contains(word)
                            && (GOING.contains(verb) || JOURNEYS.contains(clause.lower(before - 1)))
                    || word.equals("for") && verb.equals("work");
        }
        if (word.equals("it")) {
            // "She named it Pip"
            return true;
        }
        return clause.tag(before).equals("VERB")
                && WITH_THINGS.contains(clause.tokens().get(before).lemma());
    }

    /** "In Rome and Paris", "in Bergen, Norway". */
    private static boolean joinsNames(Clause clause, int at) {
        boolean comma = clause.lower(at).equals(",")
                && clause.tag(at - 1).equals("PROPN")
                && !Set.of("VERB", "AUX").contains(clause.tag(at + 2));
        return comma || Set.of("ADJ", "NUM", "PROPN", "CCONJ").contains(clause.tag(at));
    }

    private static String verbBefore(Clause clause, int at) {
        int verb = at;
        while (verb >= 0 && !clause.tag(verb).equals("VERB")) {
            verb--;
        }
        return verb < 0 ? "" : clause.tokens().get(verb).lemma();
    }
}
