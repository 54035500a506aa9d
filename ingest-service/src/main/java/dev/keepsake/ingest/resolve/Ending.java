// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Memory;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * News that somebody is no longer at, or part of, what the words name: "quit the chip shop" ends "works at the chip shop",
 * "left the brass band" ends "plays in a brass band". The verb of what ends is not in the news.
 */
final class Ending {
    private static final String DETERMINER = "(?:(?:the|a|an|their|his|her|our|my|\\S+['’]s) )?";

    /** Up to where the sentence goes on to when, why or with whom. */
    private static final String NAMED = DETERMINER
            + "(?<what>[\\p{L}\\p{N}&'’.-]+?(?: [\\p{L}\\p{N}&'’-]+){0,3}?)"
            + "(?=\\.?$|[,;:!?]|\\.\\s| (?:on|in|at|to|for|with|by|because|after|before|when|while|since|last|this|and|but|so"
            + "|yesterday|today|recently|\\d+|(?:two|three|four|a) \\p{L}+ ago)\\b)";

    private static final Pattern ENDS = Pattern.compile("(?i)\\b(?:"
            + "(?:quit|left|lost|resigned from) " + DETERMINER + "(?:job|position|post|role|place) (?:at|in|with|on)"
            + "|(?:stopped|quit|gave up) (?<deed>\\p{L}+)ing (?:at|in|for|with|on)|no longer (?:\\p{L}+ )?(?:at|in|for|with|on)"
            + "|(?:resigned|retired|fired|sacked|laid off|let go) (?:from|by)|dropped out of|finished at|quits?"
            + "|(?<walks>left)) "
            + NAMED);

    private static final Pattern A_DEED_OR_THE_JOB =
            Pattern.compile("(?i)\\p{L}+ing(?: .*)?|job|position|post|role|school|home|work");

    /** Who leaves at an hour comes back. */
    private static final Pattern FOR_THE_DAY = Pattern.compile("(?i)\\b(?:at \\d|early|late|o'clock|noon|midnight)");

    private static final String LIVING = "home";

    private Ending() {}

    /** The words for what the statement says is over; empty where it says nothing of the sort. */
    static Optional<String> of(String text) {
        return match(text).map(match -> match.group("what"));
    }

    /** Those of the memories of one entity that tell of a state at the place, or in the group, that the statement ends. */
    static UnaryOperator<List<Memory>> endedBy(Candidate candidate) {
        return match(candidate.text())
                .<UnaryOperator<List<Memory>>>map(match -> ofEntity -> ended(candidate, match, ofEntity))
                .orElse(ofEntity -> List.of());
    }

    private static List<Memory> ended(Candidate candidate, Matcher match, List<Memory> ofEntity) {
        // One walks out of places; only what one belongs to ends by it.
        String where = match.group("walks") == null ? "at|in|for|with|on|of" : "in|for|with";
        Pattern there = Pattern.compile("(?i)\\b(?:" + where + ") " + DETERMINER + "(?:[\\p{L}-]+ ){0,2}?"
                + Pattern.quote(match.group("what")) + "\\b");
        String deed = match.group("deed");
        return ofEntity.stream()
                .filter(memory -> memory.saidAt().isBefore(candidate.saidAt()))
                .filter(memory -> !memory.key().equals(LIVING) && Stance.of(memory.text()) == Stance.AFFIRMS)
                .filter(memory ->
                        isState(memory) && there.matcher(memory.text()).find())
                .filter(memory ->
                        deed == null || memory.text().toLowerCase(Locale.ROOT).contains(" " + deed))
                .toList();
    }

    private static Optional<Matcher> match(String text) {
        Matcher matcher = ENDS.matcher(text);
        boolean ends = matcher.find()
                && !A_DEED_OR_THE_JOB.matcher(matcher.group("what")).matches()
                && !(matcher.group("walks") != null && FOR_THE_DAY.matcher(text).find());
        return ends ? Optional.of(matcher) : Optional.empty();
    }

    /** "Works at", "is in", "got a job at": not "met Tom at". */
    private static boolean isState(Memory memory) {
        String after = "(?i).*" + Pattern.quote(memory.entity()) + "(?: (?:still|now|also|currently|just))*"
                + " (?!was\\b|has\\b|does\\b)\\p{L}+s\\b.*";
        return OneValue.isWork(memory.key()) || memory.text().matches(after);
    }
}
