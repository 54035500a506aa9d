// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Closed word classes of English, and the forms of its verbs. Knowledge of the language, not of any subject. */
final class English {

    static final Set<String> FIRST_SINGULAR = Set.of("i", "me", "my", "mine", "myself");
    static final Set<String> FIRST_PLURAL = Set.of("we", "us", "our", "ours", "ourselves");
    static final Set<String> SECOND = Set.of("you", "your", "yours", "yourself", "yourselves", "u", "ur", "y'all");
    static final Set<String> HE = Set.of("he", "him", "his", "himself");
    static final Set<String> SHE = Set.of("she", "her", "hers", "herself");
    static final Set<String> THEY = Set.of("they", "them", "their", "theirs", "themselves");
    static final Set<String> THINGS = Set.of("it", "this", "that", "these", "those", "its", "there");

    static final Set<String> QUESTION_WORDS =
            Set.of("what", "who", "whom", "whose", "where", "when", "why", "how", "which");

    static final Set<String> MODALS_OF_DOUBT = Set.of("might", "may", "could", "would");
    static final Set<String> WANTING = Set.of("love", "like", "prefer", "rather", "hate", "enjoy", "appreciate");

    static final Set<String> SUBORDINATORS = words("""
            if when while because although though since after before unless until as once whenever wherever
            where whereas that which who whether even than
            """);

    static final Set<String> LIKING = words("""
            like love hate prefer enjoy dislike adore detest loathe favor favour despise
            """);

    /** Carry no news on their own. */
    static final Set<String> LIGHT = words("""
            be have do get go say mean think know see agree guess hope bet understand appreciate thank let
            love like hate want sound look seem feel wish believe hear tell wait try can will would should
            could must shall might may happy glad sorry sure fine good great nice cool awesome amazing ok
            okay well wonderful fantastic lovely sweet true right excited so too very really just also
            still now then here there always much more definitely totally absolutely back again soon later
            thing way lot bit not never even only already yet maybe thanks congratulations interesting fun
            funny inspiring incredible loud
            """);

    static final Set<String> PEOPLE_HE = words("""
            father dad daddy brother husband boyfriend son uncle nephew grandfather grandpa granddad grandad
            grandson stepfather stepson brother-in-law father-in-law son-in-law fiancé bro man guy boy
            """);

    static final Set<String> PEOPLE_SHE = words("""
            mother mom mum mommy mummy sister wife girlfriend daughter aunt niece grandmother grandma
            granny nana nan gran granddaughter stepmother stepdaughter sister-in-law mother-in-law daughter-in-law
            fiancée woman girl lady
            """);

    static final Set<String> PEOPLE = words("""
            parent sibling spouse partner child kid baby toddler cousin grandparent twin fiance fiancee
            friend buddy pal mate colleague coworker co-worker boss manager supervisor neighbour neighbor
            roommate flatmate housemate teacher tutor mentor coach trainer doctor dentist therapist client
            customer ex classmate teammate landlord nanny babysitter assistant accountant lawyer relative
            family folk co-founder cofounder student pupil godson goddaughter stepbrother stepsister
            intern apprentice trainee
            """);

    /** Of one that somebody has, people say "he" or "she". */
    static final Set<String> PETS = words("""
            pet dog puppy cat kitten horse pony foal rabbit bunny hamster gerbil parrot budgie cockatiel canary
            tortoise turtle ferret donkey goat hen cow pig sheep lamb calf snake lizard gecko
            """);

    private static final Set<String> IRREGULAR_PAST = words("""
            ate became began bent bit blew bought broke brought built burnt came caught chose dealt did
            drank drew drove dug fed fell felt flew forgot fought found froze gave got grew had heard held
            hid hung kept knew laid learnt led left lent lit lost made meant met paid ran rang rode rose
            said sang sat saw sent shook shone shot slept slid sold spent spoke spun stood stole stuck
            struck swam swore taught thought threw told took tore understood was went were woke won wore
            wrote overcame withdrew undertook rebuilt oversaw forgave swept dreamt wept crept sought
            """);

    /** Present and past look alike; which one was meant is left open, as it was. */
    private static final Set<String> UNCHANGING = words("""
            put cut let set hit quit cost hurt shut bet split read beat cast spread upset bid burst shed
            """);

    private static final Map<String, String> IRREGULAR_PRESENT =
            Map.of("be", "is", "am", "is", "are", "is", "have", "has", "do", "does", "go", "goes");

    private English() {}

    static String lower(Token token) {
        return token.text().toLowerCase(Locale.ROOT).replace('’', '\'');
    }

    static boolean isPast(Token verb) {
        String word = lower(verb);
        return IRREGULAR_PAST.contains(word)
                || IRREGULAR_PAST.contains(withoutPrefix(word))
                || word.endsWith("ed") && word.length() > 3 && !word.endsWith("eed") && !word.endsWith("bed");
    }

    static boolean isGerund(Token verb) {
        String word = lower(verb);
        // The tagger does not know every one: "sleeping" has a verb before the "ing", "bring" has none.
        boolean known = !word.equals(verb.lemma());
        return word.length() > 4
                && (word.endsWith("in'") && known
                        || word.endsWith("ing") && (known || verb.is("VERB") && word.matches(".*[aeiouy].*ing")));
    }

    /** "plays": already the form that goes with a name. */
    static boolean isThirdPerson(Token verb) {
        String word = lower(verb);
        return word.endsWith("s") && !word.endsWith("ss") && !word.equals(verb.lemma()) && !isPast(verb);
    }

    /** "play", the form that goes with "I" and "we". */
    static boolean isBase(Token verb) {
        String word = lower(verb);
        return !isPast(verb)
                && !isGerund(verb)
                && !isUnchanging(verb)
                && (word.equals(verb.lemma()) || !isThirdPerson(verb) && !word.endsWith("n"))
                && !word.endsWith("ed");
    }

    /** The form of a base that goes with a name: "plays", "tries", "watches". */
    static String thirdPerson(String base) {
        String irregular = IRREGULAR_PRESENT.get(base.toLowerCase(Locale.ROOT));
        if (irregular != null) {
            return irregular;
        }
        String lower = base.toLowerCase(Locale.ROOT);
        // Numbers have no case.
        if (base.length() > 1 && !base.equals(lower) && base.equals(base.toUpperCase(Locale.ROOT))) {
            return thirdPerson(lower);
        }
        if (base.matches("(?i).*(?:s|x|z|ch|sh|o)")) {
            return base + "es";
        }
        if (base.matches("(?i).*[^aeiou]y")) {
            return base.substring(0, base.length() - 1) + "ies";
        }
        return base + "s";
    }

    /** "read" and its like, whose past looks like their present. */
    static boolean isUnchanging(Token verb) {
        String word = lower(verb);
        return UNCHANGING.contains(word) || UNCHANGING.contains(withoutPrefix(word));
    }

    /** "Retook" is formed like "took"; "resent" and "relent" are verbs of their own. */
    private static String withoutPrefix(String verb) {
        boolean own = verb.equals("resent") || verb.equals("relent");
        return own ? verb : verb.replaceFirst("^(?:re|over|under|mis|out|fore)(?=\\p{L}{3})", "");
    }

    static boolean isPersonNoun(Token token) {
        return (token.is("NOUN") || token.is("PROPN")) && namesPerson(token);
    }

    /** Whether the word is one for a person, whatever the tagger made of it. */
    static boolean namesPerson(Token token) {
        return isPersonWord(lower(token));
    }

    static boolean isPersonWord(String words) {
        String word = oneWord(words);
        String one = word.endsWith("s") && !word.equals("boss") ? word.substring(0, word.length() - 1) : word;
        return word.equals("children")
                || Stream.of(PEOPLE, PEOPLE_HE, PEOPLE_SHE)
                        .anyMatch(people -> people.contains(word) || people.contains(one));
    }

    /** "Father in law", "brothers-in-law" as the word lists have them. */
    static String oneWord(String words) {
        return words.toLowerCase(Locale.ROOT).replace(' ', '-').replace("s-in-", "-in-");
    }

    static String possessive(String name) {
        return name + "'s";
    }
}
