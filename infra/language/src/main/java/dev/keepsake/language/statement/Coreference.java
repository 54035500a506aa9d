// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.statement.People.Gender;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the pronouns of a clause tell of its people: after "Tomas said that he" Tomas is a "he", and whoever "his dad" is
 * called is the dad of Tomas.
 */
final class Coreference {
    private static final Map<Gender, Set<String>> PRONOUNS =
            Map.of(Gender.HE, English.HE, Gender.SHE, English.SHE, Gender.THEY, English.THEY);

    private static final Set<String> TELLING =
            words("tell say mention think know feel believe hope admit claim write explain reckon complain swear");
    private static final Set<String> BEFORE_TOLD = words("me us that to just also");

    private final Clause clause;
    private final Subject subject;
    private final People earlier;
    private final List<Mention> mentions;
    private final List<Mention> bystanders;

    private Coreference(Clause clause, Subject subject, People inside, People earlier) {
        this.clause = clause;
        this.subject = subject;
        this.earlier = earlier;
        this.mentions = new ArrayList<>(inside.mentions());
        this.bystanders = new ArrayList<>(inside.bystanders());
    }

    /**
     * Those the clause names, known better, and whom it only calls "he" or "she".
     *
     * @param inside those the clause names
     * @param earlier those named before it
     */
    static People in(Clause clause, Subject subject, People inside, People earlier) {
        Coreference reading = new Coreference(clause, subject, inside, earlier);
        for (int at = 0; at < clause.tokens().size(); at++) {
            reading.read(at);
        }
        reading.group().ifPresent(reading.mentions::add);
        return new People(reading.mentions, reading.bystanders);
    }

    /** "Tom and Eva", as a subject. */
    private Optional<Mention> group() {
        Clause words = clause.part(subject.first(), subject.end());
        List<Mention> members = Stream.concat(
                        mentions.stream(), bystanders.stream().filter(Mention::isOwned))
                .filter(one -> words.span().start() <= one.at()
                        && one.at() < words.span().end())
                .toList();
        if (members.size() < 2 || !words.hasAny(Set.of("and"))) {
            return Optional.empty();
        }
        String names = members.stream().map(Mention::name).collect(Collectors.joining(" and "));
        return Optional.of(new Mention(
                names, Gender.ANY, true, words.span().start(), words.span().end()));
    }

    private void read(int at) {
        Token token = clause.tokens().get(at);
        if (!token.is("PRON") && !token.is("DET")) {
            return;
        }
        String word = clause.lower(at);
        PRONOUNS.forEach((gender, words) -> {
            if (words.contains(word)) {
                who(at, gender).ifPresent(one -> called(one.plural() ? one : one.as(gender), at));
            }
        });
    }

    private Optional<Mention> who(int at, Gender gender) {
        People near = new People(mentions, rivals(at))
                .before(clause.tokens().get(at).span().start());
        return gender == Gender.THEY && isWhoTells(at)
                ? near.onlyOne(Gender.ANY)
                : earlier.and(near).onlyOne(gender);
    }

    /** "Her mum enrolled her": another than the mum. */
    private List<Mention> rivals(int at) {
        if (owns(at)) {
            return bystanders;
        }
        return bystanders.stream()
                .filter(bystander -> !isSubjectOfVerbBefore(bystander, at))
                .toList();
    }

    private boolean isSubjectOfVerbBefore(Mention bystander, int pronoun) {
        int verb = pronoun - 1;
        while (clause.tag(verb).equals("ADP") || clause.tag(verb).equals("ADV")) {
            verb--;
        }
        int noun = verb - 1;
        while (clause.tag(noun).equals("AUX") || clause.tag(noun).equals("ADV")) {
            noun--;
        }
        return clause.tag(verb).equals("VERB")
                && noun >= 0
                && clause.tokens().get(noun).span().end() == bystander.end();
    }

    /** "Alex told me they hate mushrooms": one person, who is called so. */
    private boolean isWhoTells(int at) {
        return subject.verb() >= 0
                && subject.verb() < at
                && TELLING.contains(clause.tokens().get(subject.verb()).lemma())
                && clause.part(subject.verb() + 1, at).tokens().stream()
                        .allMatch(between -> BEFORE_TOLD.contains(English.lower(between)));
    }

    private boolean owns(int at) {
        return Bystanders.OWNERS.contains(clause.lower(at))
                && Set.of("NOUN", "ADJ", "PROPN", "NUM").contains(clause.tag(at + 1));
    }

    private void called(Mention one, int at) {
        boolean named = mentions.stream().anyMatch(mention -> mention.name().equals(one.name()));
        if (!named) {
            mentions.add(one.at(clause.tokens().get(at).span().start()));
        }
        boolean owns = owns(at);
        mentions.replaceAll(
                mention -> mention.name().equals(one.name()) ? mention.known(one.gender(), !owns) : mention);
        if (owns) {
            int owned = clause.tokens().get(at).span().start();
            bystanders.replaceAll(bystander -> bystander.at() == owned ? bystander.of(one.name()) : bystander);
        }
    }
}
