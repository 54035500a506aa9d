// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.time.TimeExpression;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The people a text names, in order: whom "she" can mean. */
record People(List<Mention> mentions) {

    /** What is known of a person's gender: grammar only, from words such as "sister". */
    enum Gender {
        HE,
        SHE,
        ANY
    }

    /**
     * A person somebody named.
     *
     * @param name how to call the person: "Tomas", "Omkar's sister"
     * @param at index in the text, to tell before from after
     */
    record Mention(String name, Gender gender, boolean plural, int at) {}

    /** What one does to a person only. */
    private static final Set<String> TO_A_PERSON =
            Set.of("meet", "marry", "tell", "ask", "thank", "hug", "invite", "hire", "date", "text", "babysit");

    /** What one does "from" a person rather than from a place. */
    private static final Set<String> FROM_A_PERSON = Set.of("borrow", "hear", "inherit", "over");

    static final People NOBODY = new People(List.of());

    People {
        mentions = List.copyOf(mentions);
    }

    /** The people named in a clause. Somebody belonging to a "he" or "she" is left out: that one is not talked about further. */
    static People in(Clause clause, Subject subject, String speaker, List<TimeExpression> times) {
        List<Mention> found = new ArrayList<>();
        for (int at = 0; at < clause.tokens().size(); at++) {
            Token token = clause.tokens().get(at);
            if (Quoted.covers(clause.line(), token.span().start())) {
                continue;
            }
            boolean owned = Set.of("my", "our").contains(clause.lower(at - 1)) && English.namesPerson(token);
            if ((owned || English.isPersonNoun(token)) && !clause.tag(at + 1).equals("PART")) {
                mention(clause, at, speaker).ifPresent(found::add);
            } else if (isNameOfPerson(clause, at, subject, times)) {
                found.add(new Mention(
                        nameFrom(clause, at), Gender.ANY, false, token.span().start()));
            }
        }
        return new People(found);
    }

    /** The one person "he" or "she" can mean; empty where it can mean nobody or several. */
    Optional<Mention> onlyOne(Gender wanted) {
        return only(mention -> !mention.plural() && (mention.gender() == wanted || mention.gender() == Gender.ANY));
    }

    /** The one group "they" can mean. */
    Optional<Mention> onlyGroup() {
        return only(Mention::plural);
    }

    /** Without those known by what they are to somebody: "my sister" of another speaker is another sister. */
    People namedOnly() {
        return new People(mentions.stream()
                .filter(mention -> !mention.name().contains("'s "))
                .toList());
    }

    People before(int position) {
        return new People(
                mentions.stream().filter(mention -> mention.at() < position).toList());
    }

    boolean isEmpty() {
        return mentions.isEmpty();
    }

    private Optional<Mention> only(Predicate<Mention> wanted) {
        List<Mention> possible = mentions.stream().filter(wanted).toList();
        boolean one = possible.stream().map(Mention::name).distinct().count() == 1;
        return one ? Optional.of(possible.get(0)) : Optional.empty();
    }

    private static Optional<Mention> mention(Clause clause, int noun, String speaker) {
        Token token = clause.tokens().get(noun);
        boolean plural = isPlural(token);
        int start = token.span().start();
        if (clause.tag(noun + 1).equals("PROPN")) {
            return Optional.of(new Mention(nameFrom(clause, noun + 1), gender(token), false, start));
        }
        if (clause.lower(noun + 1).equals(",")
                && clause.tag(noun + 2).equals("PROPN")
                && clause.lower(noun + 3).equals(",")) {
            return Optional.of(new Mention(nameFrom(clause, noun + 2), gender(token), false, start));
        }
        int possessor = noun - 1;
        while (possessor >= 0 && Set.of("ADJ", "NOUN", "NUM").contains(clause.tag(possessor))) {
            possessor--;
        }
        String words = clause.line()
                .substring(
                        clause.tokens().get(possessor + 1).span().start(),
                        token.span().end());
        if (Set.of("my", "our").contains(clause.lower(possessor))) {
            return Optional.of(new Mention(English.possessive(speaker) + " " + words, gender(token), plural, start));
        }
        if (clause.lower(possessor).equals("'s") && clause.tag(possessor - 1).equals("PROPN")) {
            String owner = clause.tokens().get(possessor - 1).text();
            return Optional.of(new Mention(English.possessive(owner) + " " + words, gender(token), plural, start));
        }
        return Optional.empty();
    }

    private static boolean isNameOfPerson(Clause clause, int at, Subject subject, List<TimeExpression> times) {
        Token token = clause.tokens().get(at);
        boolean capital = Character.isUpperCase(token.text().codePointAt(0));
        boolean startsName = token.is("PROPN")
                && capital
                && !Subject.isTime(token, times)
                && !clause.tag(at - 1).equals("PROPN")
                && !(at > 0 && English.isPersonNoun(clause.tokens().get(at - 1)));
        boolean isSubject = at >= subject.first()
                && at < subject.end()
                && (at == subject.first() || clause.lower(at - 1).equals("and"));
        boolean withPerson = Set.of("with", "named", "called").contains(clause.lower(at - 1))
                || at > 0 && TO_A_PERSON.contains(clause.tokens().get(at - 1).lemma())
                || clause.lower(at - 1).equals("from") && clause.has(word -> FROM_A_PERSON.contains(word.lemma()));
        return startsName
                && (isSubject || withPerson)
                && !clause.tag(at + 1).equals("PART")
                && !clause.tag(at - 1).equals("DET");
    }

    static String nameFrom(Clause clause, int first) {
        int end = first;
        while (Set.of("PROPN", "NOUN", "ADJ", "VERB", "X").contains(clause.tag(end + 1))
                && Character.isUpperCase(clause.tokens().get(end + 1).text().codePointAt(0))) {
            end++;
        }
        return clause.line()
                .substring(
                        clause.tokens().get(first).span().start(),
                        clause.tokens().get(end).span().end());
    }

    private static boolean isPlural(Token noun) {
        String word = English.lower(noun);
        return word.equals("children") || word.equals("family") || word.endsWith("s") && !word.equals("boss");
    }

    private static Gender gender(Token noun) {
        String word = noun.text().toLowerCase(Locale.ROOT);
        if (English.PEOPLE_HE.contains(word)) {
            return Gender.HE;
        }
        return English.PEOPLE_SHE.contains(word) ? Gender.SHE : Gender.ANY;
    }
}
