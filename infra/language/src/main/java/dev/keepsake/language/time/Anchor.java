// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;

/**
 * Where times are counted from.
 *
 * @param tense of the sentence the time stands in
 * @param sentence the words of that sentence
 * @param before what was said just before it in the same breath
 */
record Anchor(ZonedDateTime at, Tense tense, String sentence, String before) {

    LocalDate day() {
        return at.toLocalDate();
    }

    /** The first day of the week the anchor lies in; weeks begin on Monday. */
    LocalDate monday() {
        return day().with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    }
}
