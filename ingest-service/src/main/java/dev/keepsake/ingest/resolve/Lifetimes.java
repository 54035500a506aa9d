// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Memory;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.regex.Pattern;

/** Which matters change in the course of a life, and after how long another value is news rather than a contradiction. */
final class Lifetimes {
    /** Unlike a birthday or a blood type. */
    private static final Pattern CHANGING =
            Pattern.compile("home|age|(?:.* )?(?:address|e-?mail|(?:phone|shoe) (?:number|size))|weigh");

    private static final Duration LONG = Duration.ofDays(90);

    private Lifetimes() {}

    /** Whether so much time lies between the two that the later one is how it is now. */
    static boolean isOver(Memory earlier, Candidate later) {
        Instant changed = earlier.saidAt().plus(LONG);
        return CHANGING.matcher(later.key().toLowerCase(Locale.ROOT)).matches()
                && later.saidAt().isAfter(changed);
    }
}
