// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.time.TimeExpression;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Entity, key and value: what the statement is about, which of its matters, and what holds. */
record Topic(String entity, String key, String value) {

    /** There is one answer at a time: a new one takes the place of the old. */
    private static final Set<String> ONE_AT_A_TIME = Set.of("weigh");

    private static final Set<String> NEGATIONS =
            Set.of("not", "n't", "nt", "never", "no", "longer", "anymore", "neither", "nor");
    private static final Set<String> LEFT_OUT = Set.of("DET", "PUNCT", "INTJ", "CCONJ", "AUX", "SYM");
    private static final Set<String> PASSING_ADVERBS = Set.of(
            "just",
            "still",
            "now",
            "also",
            "really",
            "very",
            "so",
            "currently",
            "recently",
            "too",
            "any",
            "more",
            "again");
    private static final Set<String> GOES_ON = Set.of(
            ",",
            ";",
            ":",
            "(",
            "-",
            "–",
            "—",
            "but",
            "because",
            "since",
            "when",
            "while",
            "so",
            "if",
            "although",
            "though");
    private static final int LONGEST_KEY = 80;

    private static final Pattern AGE = Pattern.compile(
            "(?i)(?:now |only |already |almost |about )?(?:\\d{1,2}|1[01]\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
                    + "|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{L}+)?)"
                    + "(?: years? old)?(?: now)?[.!]*");

    static Topic of(
            Clause clause,
            Subject subject,
            String entity,
            boolean entityIsSpeaker,
            boolean entityIsPerson,
            String text,
            List<TimeExpression> times) {
        String value = text.replaceFirst("[.!]+$", "");
        if (subject.verb() < 0) {
            return new Topic(entity, cut(words(clause, 0, times)), value);
        }
        int verb = mainVerb(clause, subject.verb());
        boolean copula = clause.tokens().get(verb).lemma().equals("be");
        boolean possessed = Set.of("my", "our").contains(clause.lower(subject.first()));
        String owned = possessed ? words(clause.part(subject.first() + 1, subject.end()), 0, times) : "";
        if (copula && possessed && entityIsSpeaker) {
            return new Topic(entity, cut(KeyPolarity.marked(owned, clause, verb)), rest(clause, verb));
        }
        if (copula
                && entityIsSpeaker
                && clause.lower(verb + 1).equals("my")
                && subject.person() == Subject.Person.NOUN) {
            // "Green is my favourite colour"
            String named = clause.part(subject.first(), subject.end()).span().text();
            return new Topic(entity, cut(KeyFamily.object(clause, verb + 2)), named);
        }
        if (copula && namesHolder(clause, subject, verb, times)) {
            return new Topic(entity, "name", rest(clause, verb).replaceFirst("^(?:now|currently) ", ""));
        }
        int mark = endOfOwner(clause, subject);
        if (copula && mark >= 0) {
            // "Vera's birthday is on 4 May" is about Vera, as "my birthday" is about who says it.
            String owner = clause.part(subject.first(), mark).span().text();
            String attribute = words(clause.part(mark + 1, subject.end()), 0, times);
            String is = isNegated(clause) ? value : rest(clause, verb);
            return new Topic(owner, cut(KeyPolarity.marked(attribute, clause, verb)), is);
        }
        // What "my office" does is not what its owner does.
        boolean ownThing = entityIsSpeaker && isAnotherThing(clause, subject, entity);
        if (entityIsPerson && !ownThing && isAge(clause, subject, verb)) {
            return new Topic(entity, "age", rest(clause, verb));
        }
        if (copula && entityIsPerson && isOwnedByPronoun(clause, subject)) {
            String attribute = words(clause.part(subject.first() + 1, subject.end()), 0, times);
            String is = isNegated(clause) ? value : rest(clause, verb);
            return new Topic(entity, cut(KeyPolarity.marked(attribute, clause, verb)), is);
        }
        Optional<String> family = ownThing ? Optional.empty() : KeyFamily.of(clause, verb, entityIsPerson);
        if (family.isPresent()) {
            boolean plain = Set.of(KeyFamily.LIVE, KeyFamily.WORK).contains(family.get()) && !isNegated(clause);
            return new Topic(
                    entity, cut(KeyPolarity.marked(family.get(), clause, verb)), plain ? rest(clause, verb) : value);
        }
        String lemma = lemma(clause.tokens().get(verb));
        if (ONE_AT_A_TIME.contains(lemma) && !isNegated(clause)) {
            return new Topic(entity, lemma, rest(clause, verb));
        }
        String about = entityIsSpeaker ? owned + " " : "";
        String key = about + lemma + " " + words(matter(clause, verb + 1), 0, times);
        return new Topic(entity, cut(KeyPolarity.marked(key.strip(), clause, verb)), value);
    }

    /** "My office", "the woman from my choir", told of whoever says "my". */
    private static boolean isAnotherThing(Clause clause, Subject subject, String speaker) {
        Clause words = clause.part(subject.first(), subject.end());
        String text = words.span().text();
        return subject.person() == Subject.Person.NOUN
                && !words.hasAny(Set.of("i"))
                && !text.equals(speaker)
                && !text.matches("(?i)(?:the )?user");
    }

    /** "The treasurer is Paul": whoever it is, there is one at a time. */
    private static boolean namesHolder(Clause clause, Subject subject, int verb, List<TimeExpression> times) {
        List<Token> said = clause.tokens().stream()
                .skip(verb + 1L)
                .filter(token -> !Set.of("ADV", "PUNCT").contains(token.tag()) && !Subject.isTime(token, times))
                .toList();
        return clause.lower(subject.first()).equals("the")
                && clause.lower(verb).matches("is|['’]s")
                && !isNegated(clause)
                && !said.isEmpty()
                && said.stream().allMatch(token -> token.is("PROPN"));
    }

    /** "Is nine", "is 34 years old", "just turned six". */
    private static boolean isAge(Clause clause, Subject subject, int verb) {
        Token token = clause.tokens().get(verb);
        boolean is = token.lemma().equals("be") || token.lemma().equals("turn") && English.isPast(token);
        boolean several = Set.of(Subject.Person.WE, Subject.Person.THEY).contains(subject.person());
        return !several
                && is
                && !isNegated(clause)
                && AGE.matcher(clause.part(verb + 1, clause.tokens().size())
                                .span()
                                .text())
                        .matches();
    }

    /** "His birthday", unlike "his mother". */
    private static boolean isOwnedByPronoun(Clause clause, Subject subject) {
        return subject.end() > subject.first() + 1
                && Set.of("his", "her", "their").contains(clause.lower(subject.first()))
                && !clause.part(subject.first() + 1, subject.end()).has(English::namesPerson);
    }

    /** Where the mark of possession stands after a name at the beginning; -1 where none does, or a person is owned. */
    private static int endOfOwner(Clause clause, Subject subject) {
        int at = subject.first();
        while (at < subject.end() && clause.tag(at).equals("PROPN")) {
            at++;
        }
        boolean owns = at > subject.first()
                && at + 1 < subject.end()
                && clause.lower(at).matches("['’]s?")
                && clause.part(at + 1, subject.end()).has(token -> token.is("NOUN"));
        return owns && !clause.part(at + 1, subject.end()).has(English::namesPerson) ? at : -1;
    }

    static boolean isNegated(Clause clause) {
        return clause.has(token ->
                Set.of("not", "n't", "nt", "never", "no", "neither", "nor", "nobody", "nothing", "none", "cannot")
                                .contains(English.lower(token))
                        && !token.is("INTJ"));
    }

    // Behind auxiliaries: "has been playing" is about playing, "is a nurse" about being.
    private static int mainVerb(Clause clause, int finite) {
        int verb = finite;
        for (int at = finite;
                at < clause.tokens().size()
                        && Set.of("AUX", "VERB", "PART", "ADV").contains(clause.tag(at));
                at++) {
            if (clause.tag(at).equals("VERB")) {
                // "My favourite soup is miso": behind a form of "be" only a participle is a verb.
                boolean noun = clause.tokens().get(verb).lemma().equals("be")
                        && verb < at
                        && !isParticiple(clause.tokens().get(at));
                return noun ? verb : at;
            }
            if (clause.tag(at).equals("AUX")) {
                verb = at;
            }
        }
        return verb;
    }

    private static boolean isParticiple(Token token) {
        String word = English.lower(token);
        boolean irregular = word.matches(".*[ntd]") && !word.equals(token.lemma());
        return English.isPast(token) || English.isGerund(token) || irregular;
    }

    private static String rest(Clause clause, int verb) {
        Clause rest = clause.part(verb + 1, clause.tokens().size());
        String words = rest.span().text().replaceFirst("[\\s.!]+$", "").replaceFirst("^(?i:my|our) ", "");
        return words.isBlank() ? clause.span().text() : words;
    }

    /** What the verb is about, without the reasons and the rest of the story. */
    private static Clause matter(Clause clause, int from) {
        int end = from;
        while (end < clause.tokens().size() && !GOES_ON.contains(clause.lower(end))) {
            end++;
        }
        return clause.part(from, end);
    }

    private static String words(Clause clause, int from, List<TimeExpression> times) {
        return clause.tokens().stream()
                .skip(from)
                .filter(token -> !LEFT_OUT.contains(token.tag()) && !Subject.isTime(token, times))
                .map(English::lower)
                .filter(word -> !NEGATIONS.contains(word)
                        && !PASSING_ADVERBS.contains(word)
                        && !English.FIRST_SINGULAR.contains(word))
                .collect(Collectors.joining(" "))
                .replace(" 's", "'s");
    }

    private static String lemma(Token token) {
        String lemma = token.lemma().toLowerCase(Locale.ROOT);
        if (English.lower(token).equals("has")) {
            return "have";
        }
        // The lemmatizer cuts "cycled" and "moved" too short.
        String whole = lemma.matches(".*(?:[^aeioul]l|v|[^s]c)") ? lemma + "e" : lemma;
        return whole.matches("[a-z' -]+") ? whole : English.lower(token);
    }

    private static String cut(String key) {
        String whole = key.isBlank() ? "said" : key;
        return whole.length() <= LONGEST_KEY
                ? whole
                : whole.substring(0, LONGEST_KEY).strip();
    }
}
