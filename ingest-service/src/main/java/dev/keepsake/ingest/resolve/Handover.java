// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.ingest.ledger.Memory;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * News that somebody's task has gone to another: "Tom has taken over from Nadia as treasurer", "Nadia handed the archive over
 * to Tom", "Nadia stepped down as treasurer". It ends what tells that the first one has the task.
 *
 * @param holder who had it
 * @param task what it is; empty where the news does not say
 */
record Handover(String holder, String task) {
    private static final String NAME = "(?<holder>\\p{Lu}\\S*?(?:['’]s \\p{Ll}+)?(?: \\p{Lu}\\S*?)*)";
    private static final String END = "(?= (?:on|in|at|since|last|this|after|because|and)\\b| \\d|[,;:(]|\\.?$|\\.\\s)";

    private static final Pattern TAKEN =
            Pattern.compile("\\b(?:taken|took|takes) over(?: (?:as )?(?<task>(?:(?:the|as) )?\\p{L}[^,;:.]*?))? from "
                    + NAME + "(?: as (?<role>[^,;:.]+?))?" + END
                    + "|\\b(?:has replaced|replaced|has succeeded|succeeded) (?<replaced>\\p{Lu}\\S*?) as (?<place>[^,;:.]+?)"
                    + END);

    private static final Pattern GIVEN = Pattern.compile("^(?:As of [\\p{L}\\d ]+?,? )?" + NAME
            + " (?:has |have )?(?:just )?(?:handed over|handed|passed|turned) (?<task>[^,;:.]+?)(?: over| on)? to \\p{Lu}"
            + "|^(?:As of [\\p{L}\\d ]+?,? )?(?<leaver>\\p{Lu}\\S*?(?:['’]s \\p{Ll}+)?(?: \\p{Lu}\\S*?)*)"
            + " (?:has |have )?(?:just )?(?:stepped down|stood down|resigned|retired|quit) (?:as|from being) (?<role>[^,;:.]+?)"
            + END);

    /** What somebody does or is as a task they alone have. */
    private static final Pattern HAS_TASK = Pattern.compile(
            "^\\S.*? (?:chairs|leads|runs|heads|manages|directs|coordinates|organi[sz]es|hosts|moderates|maintains|oversees|supervises"
                    + "|handles|owns|edits|looks after|takes care of|is (?:the|in charge of|responsible for))\\b.*");

    private static final Set<String> FILLING = words("""
            the a an of as at in for to role job position post task their his her s
            """);

    /** The entities whose tasks the statement can end. */
    static List<String> entities(Candidate candidate) {
        return of(candidate.text()).map(Handover::holder).stream().toList();
    }

    /** Those of the memories that tell of the task that has gone. */
    static UnaryOperator<List<Memory>> endedBy(Candidate candidate) {
        return of(candidate.text())
                .<UnaryOperator<List<Memory>>>map(handover -> known -> handover.ended(candidate, known))
                .orElse(known -> List.of());
    }

    private List<Memory> ended(Candidate candidate, List<Memory> known) {
        List<Memory> tasks = known.stream()
                .filter(memory -> memory.saidAt().isBefore(candidate.saidAt()))
                .filter(memory -> memory.entity().equals(holder))
                .filter(memory -> Stance.of(memory.text()) == Stance.AFFIRMS)
                .filter(memory -> HAS_TASK.matcher(memory.text()).matches())
                .toList();
        if (!task.isEmpty()) {
            TellingWords words = TellingWords.of(task, FILLING);
            return tasks.stream()
                    .filter(memory -> TellingWords.of(memory.text(), FILLING).hold(words))
                    .toList();
        }
        // Which of several it was is not said.
        return tasks.size() == 1 ? tasks : List.of();
    }

    private static Optional<Handover> of(String text) {
        Matcher taken = TAKEN.matcher(text);
        if (taken.find()) {
            return Optional.of(
                    taken.group("replaced") == null
                            ? new Handover(taken.group("holder"), first(taken.group("role"), taken.group("task")))
                            : new Handover(taken.group("replaced"), first(taken.group("place"))));
        }
        Matcher given = GIVEN.matcher(text);
        if (given.find()) {
            return Optional.of(
                    given.group("leaver") == null
                            ? new Handover(given.group("holder"), first(given.group("task")))
                            : new Handover(given.group("leaver"), first(given.group("role"))));
        }
        return Optional.empty();
    }

    private static String first(String... groups) {
        for (String group : groups) {
            if (group != null) {
                return group;
            }
        }
        return "";
    }
}
