// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import dev.keepsake.language.time.TimeExpression.Granularity;
import dev.keepsake.language.time.TimeExpression.Kind;
import java.time.LocalDate;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * A place on the calendar.
 *
 * @param from first day; null where none can be given
 * @param to first day after; null where none can be given
 * @param time hour of the day, where it is that exact
 * @param preposition what goes before {@code words} in a sentence ("on"); empty where nothing does
 * @param words the place without its preposition ("9 March 2026")
 * @param relative whether the words it was read from need an anchor
 */
record Place(
        Kind kind,
        Granularity granularity,
        @Nullable LocalDate from,
        @Nullable LocalDate to,
        @Nullable LocalTime time,
        String preposition,
        String words,
        boolean relative) {

    static Place day(LocalDate day) {
        return new Place(Kind.POINT, Granularity.DAY, day, day.plusDays(1), null, "on", Dates.day(day), true);
    }

    /** The morning, evening or night of a day. */
    static Place partOfDay(String part, LocalDate day) {
        return day(day).saying("on", "the " + part + " of " + Dates.day(day));
    }

    static Place week(LocalDate monday) {
        return point(Granularity.WEEK, monday, monday.plusWeeks(1), "in", "the week of " + Dates.day(monday));
    }

    static Place weekend(LocalDate saturday) {
        return point(Granularity.DAY, saturday, saturday.plusDays(2), "on", "the weekend of " + Dates.day(saturday));
    }

    static Place month(LocalDate anyDay) {
        LocalDate first = anyDay.withDayOfMonth(1);
        return point(Granularity.MONTH, first, first.plusMonths(1), "in", Dates.month(first));
    }

    static Place year(int year) {
        LocalDate first = LocalDate.of(year, 1, 1);
        return point(Granularity.YEAR, first, first.plusYears(1), "in", Integer.toString(year));
    }

    static Place point(Granularity granularity, LocalDate from, LocalDate to, String preposition, String words) {
        return new Place(Kind.POINT, granularity, from, to, null, preposition, words, true);
    }

    static Place range(@Nullable LocalDate from, @Nullable LocalDate to, Granularity granularity, String words) {
        return new Place(Kind.RANGE, granularity, from, to, null, "", words, true);
    }

    static Place recurrence(String words) {
        return new Place(Kind.RECURRENCE, Granularity.DAY, null, null, null, "", words, false);
    }

    Place saying(String newPreposition, String newWords) {
        return new Place(kind, granularity, from, to, time, newPreposition, newWords, relative);
    }

    Place around() {
        return saying("around", words);
    }

    Place at(LocalTime hour, String hourWords) {
        return new Place(kind, Granularity.INSTANT, from, to, hour, preposition, words + " at " + hourWords, relative);
    }

    Place as(Kind newKind, @Nullable LocalDate newFrom, @Nullable LocalDate newTo) {
        return new Place(newKind, granularity, newFrom, newTo, time, preposition, words, relative);
    }

    /** Read from words that already say which day or year they mean. */
    Place absolute() {
        return new Place(kind, granularity, from, to, time, preposition, words, false);
    }
}
