// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.time.TimeExpression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The people a text names, in order: whom "she" can mean.
 *
 * @param bystanders those who cannot be told to be meant, nor not to be: with one of them no pronoun is resolved
 */
record People(List<Mention> mentions, List<Mention> bystanders) {

    /** What is known of a person's gender: grammar only, from words such as "sister". */
    enum Gender {
        HE,
        SHE,
        /** One person whom others call so. */
        THEY,
        /** An animal: "he" and "she" mean it where they can mean no person. */
        PET,
        ANY
    }

    /** "We adopted a cat": it is theirs. */
    private static final Set<String> HAVING = Set.of("have", "get", "adopt", "buy", "own", "keep", "rescue", "foster");

    static final People NOBODY = new People(List.of(), List.of());

    /** Somebody was named, and nobody knows who it was. */
    static final People SOMEBODY = new People(List.of(), List.of(new Mention("somebody", Gender.ANY, false, 0, 0)));

    People {
        mentions = List.copyOf(mentions);
        bystanders = List.copyOf(bystanders);
    }

    /** The people named in a clause. Somebody belonging to a "he" or "she" is left out: that one is not talked about further. */
    static People in(Clause clause, Subject subject, String speaker, List<TimeExpression> times) {
        List<Mention> found = new ArrayList<>();
        List<Mention> owners = new ArrayList<>();
        Quoted quoted = Quoted.in(clause.line());
        for (int at = 0; at < clause.tokens().size(); at++) {
            Token token = clause.tokens().get(at);
            if (quoted.covers(token.span().start())) {
                continue;
            }
            boolean owned = Set.of("my", "our").contains(clause.lower(at - 1)) && English.namesPerson(token);
            boolean person = owned || English.isPersonNoun(token) || gender(token) == Gender.PET;
            if (!found.isEmpty() && Bystanders.isSubjectAgain(clause, subject, at)) {
                Mention one = found.remove(found.size() - 1);
                found.add(person && one.gender() == Gender.ANY ? one.as(gender(token)) : one);
            } else if (isFamily(clause, subject, at)) {
                String name = "the " + token.text();
                found.add(new Mention(
                        name,
                        Gender.ANY,
                        true,
                        token.span().start(),
                        token.span().end()));
            } else if (person && clause.tag(at + 1).equals("PART")) {
                mention(clause, subject, at, speaker)
                        .filter(owner -> ownsThing(clause, owner))
                        .ifPresent(owners::add);
            } else if (person) {
                mention(clause, subject, at, speaker).ifPresent(found::add);
            } else if (PersonName.startsAt(clause, at, subject, times)) {
                int start = token.span().start();
                String name = PersonName.from(clause, at);
                found.add(named(name, start, start + name.length()));
            }
        }
        List<Mention> bystanders = new ArrayList<>(Bystanders.in(clause, subject, found, times));
        bystanders.removeIf(one -> owners.stream().anyMatch(owner -> owner.at() <= one.at() && one.at() < owner.end()));
        bystanders.addAll(owners);
        return new People(found, bystanders);
    }

    /** The one person "he" or "she" can mean; empty where it can mean nobody or several. */
    Optional<Mention> onlyOne(Gender wanted) {
        Set<String> others =
                names(mentions.stream().filter(mention -> mention.gender() != Gender.ANY && !mention.canBe(wanted)));
        List<Mention> bystanding = bystanders.stream()
                .filter(bystander -> bystander.canBe(wanted) && !others.contains(bystander.name()))
                .toList();
        if (mentions.stream().noneMatch(mention -> isMeant(mention, wanted, others))) {
            return bystanding.isEmpty()
                    ? only(mention -> wanted != Gender.THEY && mention.gender() == Gender.PET && !mention.plural())
                    : theOnlyOwned(bystanding);
        }
        return only(mention -> isMeant(mention, wanted, others))
                .filter(one -> bystanding.stream()
                        .allMatch(
                                rival -> rival.name().equals(one.name()) || isCalled(one) && rival.isSomebodyOf(one)));
    }

    private static boolean isMeant(Mention mention, Gender wanted, Set<String> others) {
        return mention.canBe(wanted) && !others.contains(mention.name());
    }

    /** Who is talked about is meant further on, rather than somebody of theirs. */
    private boolean isCalled(Mention one) {
        return mentions.stream()
                .anyMatch(mention -> mention.called() && mention.name().equals(one.name()));
    }

    /** The one group "they" can mean. */
    Optional<Mention> onlyGroup() {
        List<Mention> bystanding = bystanders.stream().filter(Mention::plural).toList();
        if (mentions.stream().noneMatch(Mention::plural)) {
            return theOnlyOwned(bystanding);
        }
        return bystanding.isEmpty() ? only(Mention::plural) : Optional.empty();
    }

    private static Optional<Mention> theOnlyOwned(List<Mention> bystanding) {
        boolean one = names(bystanding.stream()).size() == 1;
        return one ? Optional.of(bystanding.get(0)).filter(Mention::isOwned) : Optional.empty();
    }

    /** Without those known by what they are to somebody: "my sister" of another speaker is another sister. */
    People namedOnly() {
        return new People(
                mentions.stream()
                        .filter(mention -> !mention.name().contains("'s "))
                        .toList(),
                bystanders);
    }

    /** Those of them whom the others are too. */
    People among(People others) {
        Set<String> names = names(others.mentions.stream());
        return new People(
                mentions.stream()
                        .filter(mention -> names.contains(mention.name()))
                        .toList(),
                bystanders);
    }

    People before(int position) {
        return new People(before(mentions, position), before(bystanders, position));
    }

    /** These and those who were named later. */
    People and(People later) {
        return new People(
                Stream.concat(mentions.stream(), later.mentions.stream()).toList(),
                Stream.concat(bystanders.stream(), later.bystanders.stream()).toList());
    }

    boolean isEmpty() {
        return mentions.isEmpty();
    }

    /** Whether nobody was named who could be meant, nor anybody who stands in the way. */
    boolean isNobody() {
        return mentions.isEmpty() && bystanders.isEmpty();
    }

    private Optional<Mention> only(Predicate<Mention> wanted) {
        List<Mention> possible = mentions.stream().filter(wanted).toList();
        boolean one = possible.stream().map(Mention::name).distinct().count() == 1;
        return one ? Optional.of(possible.get(0)) : Optional.empty();
    }

    private static Optional<Mention> mention(Clause clause, Subject subject, int noun, String speaker) {
        Token token = clause.tokens().get(noun);
        boolean plural = isPlural(token);
        int start = token.span().start();
        int name = nameBehind(clause, noun);
        if (name > noun) {
            int end = clause.tokens().get(name).span().start()
                    + PersonName.from(clause, name).length();
            return Optional.of(new Mention(PersonName.from(clause, name), gender(token), false, start, end));
        }
        if (clause.lower(noun + 1).equals("of") && Set.of("mine", "ours").contains(clause.lower(noun + 2))) {
            String whose = English.possessive(speaker) + " " + token.text();
            return Optional.of(new Mention(
                    whose, gender(token), plural, start, token.span().end()));
        }
        int possessor = noun - 1;
        while (possessor >= 0 && Set.of("ADJ", "NOUN", "NUM").contains(clause.tag(possessor))) {
            possessor--;
        }
        int end = token.span().end();
        String words = clause.line()
                .substring(clause.tokens().get(possessor + 1).span().start(), end);
        if (Set.of("my", "our").contains(clause.lower(possessor))) {
            return Optional.of(
                    new Mention(English.possessive(speaker) + " " + words, gender(token), plural, start, end));
        }
        if (clause.lower(possessor).equals("'s") && clause.tag(possessor - 1).equals("PROPN")) {
            String owner = clause.tokens().get(possessor - 1).text();
            return Optional.of(new Mention(English.possessive(owner) + " " + words, gender(token), plural, start, end));
        }
        boolean got = Set.of(Subject.Person.I, Subject.Person.WE).contains(subject.person())
                && subject.verb() >= 0
                && HAVING.contains(clause.tokens().get(subject.verb()).lemma());
        if (gender(token) == Gender.PET && got) {
            return Optional.of(
                    new Mention(English.possessive(speaker) + " " + token.text(), gender(token), plural, start, end));
        }
        return Optional.empty();
    }

    /** "My aunt Greta", "a daughter, Tove", "a son named Ivo": where the name begins; the noun itself where there is none. */
    private static int nameBehind(Clause clause, int noun) {
        if (clause.tag(noun + 1).equals("PROPN")) {
            return noun + 1;
        }
        boolean apart = clause.lower(noun + 1).equals(",")
                && Set.of("", ",", ".", "!", ";").contains(clause.lower(noun + 3));
        boolean told = Set.of("named", "called").contains(clause.lower(noun + 1));
        boolean capital = noun + 2 < clause.tokens().size()
                && Character.isUpperCase(clause.tokens().get(noun + 2).text().codePointAt(0));
        return (apart || told) && capital ? noun + 2 : noun;
    }

    /** "The Hendersons moved": several, whom "they" means. */
    private static boolean isFamily(Clause clause, Subject subject, int at) {
        Token token = clause.tokens().get(at);
        return Set.of("PROPN", "NOUN").contains(token.tag())
                && at - 1 == subject.first()
                && at < subject.end()
                && clause.lower(at - 1).equals("the")
                && token.text().matches("\\p{Lu}\\p{Ll}{2,}s")
                && !Set.of("PROPN", "PART").contains(clause.tag(at + 1));
    }

    /** "My nan's tart": the tart is no "she", so it stands in nobody's way. */
    private static boolean ownsThing(Clause clause, Mention owner) {
        int at = 0;
        while (at < clause.tokens().size() && clause.tokens().get(at).span().start() <= owner.end()) {
            at++;
        }
        while (Set.of("ADJ", "NUM").contains(clause.tag(at))) {
            at++;
        }
        int last = at;
        while (clause.tag(last + 1).equals("NOUN")) {
            last++;
        }
        if (!clause.tag(at).equals("NOUN")) {
            return false;
        }
        return clause.part(at, last + 1).tokens().stream()
                .noneMatch(token -> English.namesPerson(token) || gender(token) == Gender.PET);
    }

    private static List<Mention> before(List<Mention> all, int position) {
        return all.stream().filter(mention -> mention.at() < position).toList();
    }

    private static Set<String> names(Stream<Mention> some) {
        return some.map(Mention::name).collect(Collectors.toSet());
    }

    static boolean isPlural(Token noun) {
        String word = English.lower(noun);
        return word.equals("children") || word.equals("family") || word.endsWith("s") && !word.equals("boss");
    }

    /** "Mrs" and "Mr" tell what a name alone does not. */
    private static Gender byTitle(String name) {
        String title = name.split("[ .]", 2)[0];
        if (Set.of("Mr", "Sir", "Herr", "Don").contains(title)) {
            return Gender.HE;
        }
        return Set.of("Mrs", "Ms", "Miss", "Madam", "Frau", "Doña").contains(title) ? Gender.SHE : Gender.ANY;
    }

    /** Somebody known by a name only. */
    static Mention named(String name, int start, int end) {
        return new Mention(name, byTitle(name), false, start, end);
    }

    static Gender gender(Token noun) {
        String word = English.oneWord(noun.text());
        if (English.PEOPLE_HE.contains(word)) {
            return Gender.HE;
        }
        if (English.PEOPLE_SHE.contains(word)) {
            return Gender.SHE;
        }
        return noun.is("NOUN") && English.PETS.contains(word) ? Gender.PET : Gender.ANY;
    }
}
