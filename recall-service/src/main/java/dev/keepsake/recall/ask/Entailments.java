// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Everyday questions that are answered by saying something else: who has moved somewhere lives there. Not in a thesaurus. */
final class Entailments {
    private static final Map<String, Set<String>> ASKED_TO_SAID = read("""
            live: move relocate emigrate immigrate reside settle home stay based flat apartment house
            home: live move reside
            work: job employ employer hire join career colleague office position role
            job: work employ position role profession lead engineer career
            employer: work job company
            profession: job work
            born: birth birthday
            birthday: born birth turn bear
            bear: born birth birthday
            old: age turn year birthday
            age: old turn year
            eat: diet food vegan vegetarian
            diet: vegan vegetarian eat food allergic
            like: love enjoy prefer favourite favorite fan adore
            love: like enjoy adore
            enjoy: love like
            prefer: favourite favorite like rather
            favourite: prefer favorite love like
            favorite: prefer favourite love like
            dislike: hate stand bear detest loathe avoid
            hate: stand dislike detest loathe
            married: wife husband spouse marry
            marry: wife husband spouse married wedding
            wedding: marry married
            own: have buy sell donate
            study: student university degree course learn master bachelor doctorate
            occupation: job work profession
            employ: work job
            birthplace: born bear
            due: expect
            baby: child infant newborn
            contact: reach email call message phone prefer
            drive: car
            car: drive
            move: move-out move-otherwise
            leave: move-out depart
            depart: leave
            run out: expire end lapse
            get up: wake rise
            speak: language fluent
            ill: sick
            start: begin
            finish: end complete
            expire: end lapse
            close: shut
            allergic: allergy
            allergy: allergic
            child: son daughter kid
            kid: son daughter child
            parent: mother father mum mom dad
            sibling: brother sister
            spouse: husband wife
            partner: husband wife girlfriend boyfriend
            pet: dog cat parrot rabbit hamster budgie goldfish tortoise
            mum: mother mom
            mom: mother mum
            mother: mom mum
            father: dad
            dad: father
            wifi: wi-fi
            """);

    private Entailments() {}

    static Set<String> of(String lemma) {
        return ASKED_TO_SAID.getOrDefault(lemma, Set.of());
    }

    private static Map<String, Set<String>> read(String lines) {
        Map<String, Set<String>> read = new HashMap<>();
        lines.lines().forEach(line -> {
            String[] sides = line.split(":", 2);
            read.put(
                    sides[0].strip(),
                    Arrays.stream(sides[1].strip().split(" ")).collect(Collectors.toUnmodifiableSet()));
        });
        return read;
    }
}
