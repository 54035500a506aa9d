// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import dev.keepsake.language.sentence.Span;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A time somebody named, placed on the calendar.
 *
 * @param span the words, a literal part of the text
 * @param from first instant it covers; null for a recurrence and for a range open at its start
 * @param to first instant after it; null for a recurrence, for a range open at its end, and where the text gives a start only
 * @param absolute the same in plain words that need no anchor ("on 9 March 2026", "in the summer of 2025"); for a recurrence its own words
 * @param relative whether the words need the moment they were said in to be understood ("yesterday", "on Friday")
 */
public record TimeExpression(
        Span span,
        Kind kind,
        Granularity granularity,
        @Nullable Instant from,
        @Nullable Instant to,
        String absolute,
        boolean relative) {

    /** What sort of time it is. */
    public enum Kind {
        /** One day, week, month or hour. */
        POINT,
        /** From one time to another, possibly open at one side. */
        RANGE,
        /** Again and again: kept in its words, never dated. */
        RECURRENCE,
        /** A length that ends when it was said ("for three years"): {@code from} is its start. */
        DURATION
    }

    /** How exact it is. */
    public enum Granularity {
        INSTANT,
        DAY,
        WEEK,
        MONTH,
        SEASON,
        YEAR
    }
}
