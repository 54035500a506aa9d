// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** States of which a thing is in one or the other: it works or is broken, is open or closed. */
enum Condition {
    FUNCTION(
            "works?|(?:is|are) (?:working|running|operational|online|up|up and running|in order|in service|fixed|repaired)"
                    + "|(?:has|have|was|were) (?:been )?(?:fixed|repaired)",
            "(?:is|are) (?:broken|broken down|faulty|defective|out of order|out of service|offline|down|not working)"
                    + "|broke down|(?:has|have) broken down|(?:does|do) not work|stopped working"),
    DOOR(
            "(?:is|are) open|opened|(?:has|have|was|were) (?:been )?opened",
            "(?:is|are) (?:closed|shut)|(?:has|have|was|were) (?:been )?(?:closed|shut)"),
    LOCK("(?:is|are|was|were|has been|have been) unlocked", "(?:is|are|was|were|has been|have been) locked"),
    FILLING("(?:is|are) full", "(?:is|are) empty"),
    POWER(
            "(?:is|are|was|were|has been|have been) (?:switched |turned )?on",
            "(?:is|are|was|were|has been|have been) (?:switched |turned )?off"),
    PAYMENT(
            "(?:is|are|was|were|has been|have been) (?:paid|settled)",
            "(?:is|are) (?:unpaid|overdue|outstanding|not paid)"),
    USE(
            "(?:is|are) (?:free|available|vacant|unoccupied)",
            "(?:is|are) (?:taken|occupied|booked|reserved|in use|unavailable)");

    private static final String THING = "^(?<of>[^,;:.!?]{2,60}?) ";

    private final Pattern one;
    private final Pattern other;

    Condition(String one, String other) {
        this.one = Pattern.compile(THING + "(?:" + one + ")$");
        this.other = Pattern.compile(THING + "(?:" + other + ")$");
    }

    static Optional<Form.Found> in(String words) {
        return Arrays.stream(values())
                .flatMap(condition -> Stream.of(
                        // First, because "does not work" ends as "work" does.
                        condition.found(words, condition.other, "no"), condition.found(words, condition.one, "yes")))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** "Does not work" is such a state, too. */
    static boolean isIn(String text) {
        return in(Phrasing.of(text).timeless()).isPresent();
    }

    private Optional<Form.Found> found(String words, Pattern pattern, String side) {
        Matcher matcher = pattern.matcher(words);
        return matcher.find()
                ? Optional.of(new Form.Found(Attribute.Kind.CONDITION, matcher.group("of"), side, name(), false))
                : Optional.empty();
    }
}
