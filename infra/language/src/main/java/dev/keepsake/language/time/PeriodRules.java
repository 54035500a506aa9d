// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import dev.keepsake.language.time.TimeExpression.Granularity;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;

/** Weeks, weekends, months, seasons and years beside the present one, and feasts with a fixed date. */
final class PeriodRules {

    private static final String WHICH = "(?<which>last|next|this(?: past| coming)?|the (?:past|coming))";

    static final List<TimeRule> ALL = List.of(
            TimeRule.always(WHICH + " (?<unit>week|weekend|month|year)", PeriodRules::besideThePresent),
            TimeRule.always("the (?<which>week|weekend|month|year) before last", PeriodRules::beforeLast),
            TimeRule.always(
                    "(?:the )?end of (?<which>the|this|next|last) (?<unit>week|month|year)", PeriodRules::endOf),
            TimeRule.always(WHICH + " (?<season>spring|summer|autumn|fall|winter)", PeriodRules::season),
            TimeRule.always(
                    "(?:the )?(?<season>spring|summer|autumn|fall|winter) (?:of )?" + Dates.YEAR,
                    (match, anchor) -> seasonOfYear(match)),
            TimeRule.sometimes(
                    "(?<=\\b[Ii]n )the (?<season>spring|summer|autumn|fall|winter)(?! (?:of|and|or)\\b)",
                    PeriodRules::seasonByTense),
            TimeRule.always(
                    WHICH + " (?<feast>Christmas(?: Eve)?|New Year's Eve|Halloween|Valentine's Day)",
                    PeriodRules::feast));

    private PeriodRules() {}

    private static Place besideThePresent(Matcher match, Anchor anchor) {
        return unit(match.group("unit"), steps(match), anchor);
    }

    private static Place beforeLast(Matcher match, Anchor anchor) {
        return unit(match.group("which"), -2, anchor);
    }

    private static Place unit(String unit, int steps, Anchor anchor) {
        return switch (unit.toLowerCase(Locale.ROOT)) {
            case "week" -> Place.week(anchor.monday().plusWeeks(steps));
            case "weekend" -> Place.weekend(anchor.monday().plusWeeks(steps).plusDays(5));
            case "month" -> Place.month(anchor.day().plusMonths(steps));
            default -> Place.year(anchor.day().getYear() + steps);
        };
    }

    private static Place endOf(Matcher match, Anchor anchor) {
        Place whole = unit(match.group("unit"), steps(match), anchor);
        return whole.saying("at", "the end of " + whole.words());
    }

    private static int steps(Matcher match) {
        String which = match.group("which").toLowerCase(Locale.ROOT);
        if (which.equals("last") || which.endsWith("past")) {
            return -1;
        }
        return which.equals("next") || which.equals("the coming") ? 1 : 0;
    }

    /** Seasons of the northern hemisphere. "Last summer" is the latest that has ended. */
    private static Place season(Matcher match, Anchor anchor) {
        LocalDate ended = latestEnded(match, anchor);
        // The one after it is at hand.
        int steps = steps(match);
        boolean begun = !anchor.day().isBefore(ended.plusYears(1));
        boolean over = steps < 0 || steps == 0 && !begun && anchor.tense() == Tense.PAST;
        return season(match, ended.plusYears(over ? 0 : steps > 0 && begun ? 2 : 1));
    }

    /** "In the spring" looks where its sentence looks. */
    private static Optional<Place> seasonByTense(Matcher match, Anchor anchor) {
        LocalDate next = latestEnded(match, anchor).plusYears(1);
        boolean begun = !anchor.day().isBefore(next);
        return switch (anchor.tense()) {
            case PAST -> Optional.of(season(match, begun ? next : next.minusYears(1)));
            case FUTURE -> Optional.of(season(match, next));
            case PRESENT, UNKNOWN -> Optional.empty();
        };
    }

    private static Place seasonOfYear(Matcher match) {
        int year = Integer.parseInt(match.group("year"));
        LocalDate first = LocalDate.of(year, firstMonth(match), 1);
        return Place.point(Granularity.SEASON, first, first.plusMonths(3), "in", match.group())
                .absolute();
    }

    private static LocalDate latestEnded(Matcher match, Anchor anchor) {
        LocalDate start = LocalDate.of(anchor.day().getYear() - 2, firstMonth(match), 1);
        while (start.plusMonths(3).plusYears(1).compareTo(anchor.day()) <= 0) {
            start = start.plusYears(1);
        }
        return start;
    }

    private static Place season(Matcher match, LocalDate first) {
        String season = match.group("season").toLowerCase(Locale.ROOT);
        String year = first.getMonthValue() == 12
                ? "%d–%02d".formatted(first.getYear(), (first.getYear() + 1) % 100)
                : Integer.toString(first.getYear());
        return Place.point(Granularity.SEASON, first, first.plusMonths(3), "in", "the " + season + " of " + year);
    }

    private static int firstMonth(Matcher match) {
        return switch (match.group("season").toLowerCase(Locale.ROOT)) {
            case "spring" -> 3;
            case "summer" -> 6;
            case "winter" -> 12;
            default -> 9;
        };
    }

    private static Place feast(Matcher match, Anchor anchor) {
        String feast = match.group("feast");
        LocalDate thisYears =
                switch (feast.toLowerCase(Locale.ROOT)) {
                    case "christmas" -> LocalDate.of(anchor.day().getYear(), 12, 25);
                    case "christmas eve" -> LocalDate.of(anchor.day().getYear(), 12, 24);
                    case "new year's eve" -> LocalDate.of(anchor.day().getYear(), 12, 31);
                    case "halloween" -> LocalDate.of(anchor.day().getYear(), 10, 31);
                    default -> LocalDate.of(anchor.day().getYear(), 2, 14);
                };
        LocalDate day = thisYears;
        if (steps(match) < 0) {
            day = thisYears.isBefore(anchor.day()) ? thisYears : thisYears.minusYears(1);
        } else if (thisYears.isBefore(anchor.day())) {
            day = thisYears.plusYears(1);
        }
        return Place.point(Granularity.DAY, day, day.plusDays(1), "at", feast + " " + day.getYear());
    }
}
