// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.ingest.ledger.Memory;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * News that a plan is none any more: "called off the Norway trip", "the picnic is off", "decided against buying the boat",
 * "stays on version 4". It ends the plans it speaks of, of whoever says so.
 */
final class CalledOff {
    private static final String REST = " (?<what>[^,;:()]+?)(?=[,;:(]|\\.?$|\\.\\s| because\\b| since\\b| as of\\b)";

    private static final Pattern CALLS_OFF = Pattern.compile(
            "\\b(?:cancell?ed|calls off|called off|scrapped|abandoned|gave up on|decided against|changed (?:their|his|her) mind about"
                    + "|(?:is|are) not going to|will not|won['’]t|(?:is|are) no longer (?:going to|planning)|no longer plans?(?: to)?)"
                    + REST);

    private static final Pattern IS_OFF = Pattern.compile(
            "^(?<what>[^,;:()]+?) (?:is|was|has been|got) (?:now )?(?:off(?=[.,;]|$| because\\b| for (?:now|good)\\b| \\(as of)|(?:cancell?ed|called off|scrapped)\\b)");

    private static final Pattern STAYS = Pattern.compile(
            "\\b(?:stays?|staying|sticks?|sticking|keeps?|keeping)(?: on| with| to| at| using)? (?<what>\\p{L}*[\\p{Lu}\\d][^,;:()]*?)(?=[,;:(]|\\.?$|\\.\\s)");

    private static final Pattern CHANGES = Pattern.compile(
            "(?i)\\b(?:move|switch|upgrade|bump|migrate|change|update|replace)[sd]?\\b|\\b(?:mov|switch|upgrad|bump|migrat|chang|updat|replac)ing\\b");

    private static final Pattern TO_DO = Pattern.compile("(?i)\\bto-?do\\b");

    /** TellingWords for any plan; alone they tell only where there is no other. */
    private static final Set<String> ANY_PLAN = words("""
            trip plan idea thing visit journey holiday vacation appointment project upgrade bump migration
            move switch change booking reservation
            """);

    private static final Set<String> FILLING = words("""
            the a an to of on in at for with and their his her my our this that after all now go going have
            s
            """);

    private CalledOff() {}

    /** The entities whose plans the statement can end. */
    static List<String> entities(Candidate candidate) {
        return what(candidate.text()).isPresent()
                        || STAYS.matcher(candidate.text()).find()
                ? Stream.of(candidate.entity(), candidate.speaker()).distinct().toList()
                : List.of();
    }

    /** Those of the memories that tell of a plan that is off. */
    static UnaryOperator<List<Memory>> endedBy(Candidate candidate) {
        Optional<String> what = what(candidate.text());
        if (what.isPresent()) {
            TellingWords words = TellingWords.of(what.get(), FILLING);
            return known -> spokenOf(words, plansBefore(candidate, known));
        }
        Matcher stays = STAYS.matcher(candidate.text());
        return stays.find()
                ? known -> leavingWhatStays(stays.group("what"), plansBefore(candidate, known))
                : known -> List.of();
    }

    private static List<Memory> plansBefore(Candidate candidate, List<Memory> known) {
        return known.stream()
                .filter(memory -> memory.saidAt().isBefore(candidate.saidAt()))
                .filter(CalledOff::isPlan)
                .toList();
    }

    private static List<Memory> spokenOf(TellingWords all, List<Memory> plans) {
        List<Memory> named = plans.stream()
                .filter(plan -> isAbout(plan, all.without(ANY_PLAN)))
                .toList();
        if (!named.isEmpty()) {
            return named;
        }
        List<Memory> meant = all.without(ANY_PLAN).isEmpty()
                ? plans.stream().filter(plan -> isAbout(plan, all)).toList()
                : List.of();
        return meant.size() == 1 ? meant : List.of();
    }

    /** Whose plan it is, every plan of theirs says. */
    private static boolean isAbout(Memory plan, TellingWords words) {
        return !words.without(TellingWords.of(plan.entity(), FILLING)).isEmpty()
                && TellingWords.of(plan.text(), FILLING).hold(words);
    }

    /** "Stays on Postgres 16" leaves no plan to move Postgres anywhere. */
    private static List<Memory> leavingWhatStays(String what, List<Memory> plans) {
        TellingWords stays = TellingWords.of(what.replaceAll("\\d+(?:\\.\\d+)*", " "), FILLING);
        return plans.stream()
                .filter(plan -> CHANGES.matcher(plan.text()).find())
                .filter(plan -> !stays.isEmpty()
                        && TellingWords.of(plan.text(), FILLING).hold(stays))
                .toList();
    }

    private static boolean isPlan(Memory memory) {
        return (memory.fact().kind() == Kind.PLAN
                        || TO_DO.matcher(memory.text()).find())
                && Stance.of(memory.text()) == Stance.AFFIRMS;
    }

    private static Optional<String> what(String text) {
        return Stream.of(CALLS_OFF, IS_OFF)
                .map(pattern -> pattern.matcher(text))
                .filter(Matcher::find)
                .map(matcher -> matcher.group("what"))
                .findFirst();
    }
}
