// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import dev.keepsake.language.time.TimeExpression.Granularity;
import java.time.LocalDate;
import java.time.Month;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates, months and years of the calendar. Where the year is left out, the tense tells it. */
final class CalendarRules {

    private static final String AFTER_PREPOSITION =
            "(?<=\\b(?:[Ii]n|[Ss]ince|[Uu]ntil|[Tt]ill|[Bb]y|[Bb]efore|[Aa]fter|[Dd]uring|[Ff]rom|[Oo]f|[Aa]round) )";

    /** What comes every year has no year. */
    private static final Pattern YEARLY =
            Pattern.compile("(?i)birthday|anniversary|\\bborn\\b|holiday|\\bevery\\b|\\beach\\b|annual|usually|always");

    static final List<TimeRule> ALL = List.of(
            TimeRule.sometimes(
                    "(?<year>(?:19|20)\\d\\d)-(?<number>0[1-9]|1[0-2])-(?<day>3[01]|[12]\\d|0[1-9])",
                    CalendarRules::isoDate),
            TimeRule.named(
                    "(?:the )?" + Dates.DAY_OF_MONTH + "(?: of)? " + Dates.MONTH + ",? " + Dates.YEAR,
                    CalendarRules::fullDate),
            TimeRule.named(
                    "(?:from |between )?(?:the )?(?<first>3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)? ?(?:to|until|and|-|–) ?(?:the )?"
                            + Dates.DAY_OF_MONTH + "(?: of)? " + Dates.MONTH + "(?:,? " + Dates.YEAR + ")?",
                    CalendarRules::daysOfOneMonth),
            TimeRule.named(
                    "(?<=\\b(?:[Oo]n|[Bb]y|[Uu]ntil|[Tt]ill|[Bb]efore|[Ss]ince|[Ff]or|[Ff]rom|to) )the (?<day>3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)(?=\\s*(?:[,.;!?)]|$|(?:and|at|in|for|with|because|but|so|now|to|then)\\b))",
                    CalendarRules::dayOfSomeMonth),
            TimeRule.named(
                    Dates.MONTH + " (?:the )?" + Dates.DAY_OF_MONTH + ",? " + Dates.YEAR, CalendarRules::fullDate),
            TimeRule.named(
                    Dates.MONTH + ",?(?: of)? " + Dates.YEAR,
                    (match, anchor) -> namesNoDay(anchor)
                            ? Optional.empty()
                            : Optional.of(month(year(match), match).absolute())),
            TimeRule.named(
                    "(?:the )?" + Dates.DAY_OF_MONTH + "(?: of)? " + Dates.MONTH + "(?!,? \\d{4})",
                    CalendarRules::dayWithoutYear),
            TimeRule.named(
                    Dates.MONTH + " (?:the )?" + Dates.DAY_OF_MONTH + "(?!,? \\d{4}|:)", CalendarRules::dayWithoutYear),
            TimeRule.named(
                    "(?<which>[Ll]ast|[Nn]ext|[Tt]his(?: past| coming)?) " + Dates.MONTH, CalendarRules::monthBeside),
            TimeRule.named(AFTER_PREPOSITION + Dates.MONTH + "(?! \\d)", CalendarRules::monthWithoutYear),
            TimeRule.named(
                    AFTER_PREPOSITION + Dates.YEAR + "(?![-–/:.]\\d)",
                    (match, anchor) -> Optional.of(Place.year(year(match)).absolute())),
            TimeRule.sometimes(
                    "(?:from |between )?(?<first>(?:19|20)\\d\\d)(?: to | until | and | ?[-–] ?)(?<last>(?:19|20)\\d\\d)",
                    CalendarRules::years));

    /** What one pays and is paid falls on the same day of every month. */
    private static final Pattern DUE_EACH_MONTH = Pattern.compile(
            "(?i)\\b(?:rent|mortgage|salar(?:y|ies)|wages?|pay ?(?:day|check|cheque|slip)|payroll|bills?|subscription|instal?ments?|allowance|pension"
                    + "|council tax|(?:get|gets|am|is|are|'m|'re) paid|pays? (?:us|me))\\b");

    private static final Pattern MONTHLY = Pattern.compile("(?i)\\b(?:every|each|monthly|usually|always)\\b");

    private static final Pattern DAY_NAMED =
            Pattern.compile("\\b" + Dates.DAY_OF_MONTH + "(?: of)? " + Dates.MONTH + "\\b(?!,? \\d{4})");

    private static final Pattern ENDS_WITH_DAY = Pattern.compile("(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?(?: of)? $");

    private CalendarRules() {}

    /** "31 February 2027": there is no such day, and the month alone was not meant. */
    private static boolean namesNoDay(Anchor anchor) {
        return ENDS_WITH_DAY.matcher(anchor.before()).find();
    }

    private static Optional<Place> dayOfSomeMonth(Matcher match, Anchor anchor) {
        boolean monthly = MONTHLY.matcher(anchor.sentence()).find()
                || anchor.tense() != Tense.PAST
                        && DUE_EACH_MONTH.matcher(anchor.sentence()).find();
        if (monthly) {
            return Optional.empty();
        }
        Optional<LocalDate> named = anchor.tense() == Tense.PAST ? Optional.empty() : dayNamedBefore(anchor);
        if (named.isPresent()) {
            LocalDate earlier = named.get();
            LocalDate month = dayOfMonth(match) < earlier.getDayOfMonth() ? earlier.plusMonths(1) : earlier;
            return Dates.date(month.getYear(), month.getMonth(), dayOfMonth(match))
                    .map(Place::day);
        }
        int step = anchor.tense() == Tense.PAST ? -1 : 1;
        for (int months = 0; months <= 2; months++) {
            LocalDate month = anchor.day().plusMonths((long) step * months);
            Optional<LocalDate> day = Dates.date(month.getYear(), month.getMonth(), dayOfMonth(match))
                    .filter(found -> step < 0 ? found.isBefore(anchor.day()) : !found.isBefore(anchor.day()));
            if (day.isPresent()) {
                return day.map(Place::day);
            }
        }
        return Optional.empty();
    }

    /** "On 3 August", said just before: the coming one. */
    private static Optional<LocalDate> dayNamedBefore(Anchor anchor) {
        Matcher named = DAY_NAMED.matcher(anchor.before());
        Optional<LocalDate> last = Optional.empty();
        while (named.find()) {
            Month month = Dates.monthNamed(named.group("month"));
            int day = dayOfMonth(named);
            last = Dates.date(anchor.day().getYear(), month, day)
                    .map(date -> date.isBefore(anchor.day()) ? date.plusYears(1) : date);
        }
        return last;
    }

    private static Optional<Place> daysOfOneMonth(Matcher match, Anchor anchor) {
        int first = Integer.parseInt(match.group("first"));
        Month month = Dates.monthNamed(match.group("month"));
        boolean named = match.group("year") != null;
        if (!named && YEARLY.matcher(anchor.sentence()).find()) {
            return Optional.empty();
        }
        Optional<LocalDate> end = named
                ? Dates.date(year(match), month, dayOfMonth(match))
                : nearest(
                                anchor,
                                year -> Dates.date(year, month, dayOfMonth(match))
                                        .map(Place::day))
                        .map(Place::from);
        return end.filter(last -> first >= 1 && first < last.getDayOfMonth()).map(last -> {
            Place range = Place.range(
                    last.withDayOfMonth(first),
                    last.plusDays(1),
                    Granularity.DAY,
                    "from " + first + " to " + Dates.day(last));
            return named ? range.absolute() : range;
        });
    }

    private static Optional<Place> isoDate(Matcher match, Anchor anchor) {
        return Dates.date(year(match), Month.of(Integer.parseInt(match.group("number"))), dayOfMonth(match))
                .map(day -> Place.day(day).absolute());
    }

    private static Optional<Place> fullDate(Matcher match, Anchor anchor) {
        return Dates.date(year(match), Dates.monthNamed(match.group("month")), dayOfMonth(match))
                .map(day -> Place.day(day).absolute());
    }

    private static Optional<Place> dayWithoutYear(Matcher match, Anchor anchor) {
        if (YEARLY.matcher(anchor.sentence()).find()) {
            return Optional.empty();
        }
        Month month = Dates.monthNamed(match.group("month"));
        return nearest(
                anchor, year -> Dates.date(year, month, dayOfMonth(match)).map(Place::day));
    }

    private static Optional<Place> monthWithoutYear(Matcher match, Anchor anchor) {
        boolean looksNowhere = anchor.tense() == Tense.UNKNOWN || anchor.tense() == Tense.PRESENT;
        if (looksNowhere
                || namesNoDay(anchor)
                || YEARLY.matcher(anchor.sentence()).find()) {
            return Optional.empty();
        }
        return nearest(anchor, year -> Optional.of(month(year, match)));
    }

    private static Optional<Place> monthBeside(Matcher match, Anchor anchor) {
        String which = match.group("which").toLowerCase(Locale.ROOT);
        LocalDate thisMonth = anchor.day().withDayOfMonth(1);
        LocalDate named = LocalDate.of(thisMonth.getYear(), Dates.monthNamed(match.group("month")), 1);
        if (which.equals("last") || which.endsWith("past")) {
            return Optional.of(Place.month(named.isBefore(thisMonth) ? named : named.minusYears(1)));
        }
        boolean following = which.equals("next") && !named.isAfter(thisMonth)
                || which.endsWith("coming") && named.isBefore(thisMonth);
        return Optional.of(Place.month(following ? named.plusYears(1) : named));
    }

    private static Optional<Place> years(Matcher match, Anchor anchor) {
        int first = Integer.parseInt(match.group("first"));
        int last = Integer.parseInt(match.group("last"));
        if (last < first) {
            return Optional.empty();
        }
        return Optional.of(
                Place.range(LocalDate.of(first, 1, 1), LocalDate.of(last + 1, 1, 1), Granularity.YEAR, match.group())
                        .absolute());
    }

    /** In the past the latest that has begun, in the future and present the first that has not ended, otherwise the closest. */
    private static Optional<Place> nearest(Anchor anchor, IntFunction<Optional<Place>> inYear) {
        int year = anchor.day().getYear();
        Optional<Place> same = inYear.apply(year);
        if (same.isEmpty()) {
            return same;
        }
        LocalDate from = same.get().from();
        LocalDate to = same.get().to();
        if (from == null || to == null) {
            return same;
        }
        boolean future = anchor.tense() == Tense.FUTURE
                || anchor.tense() == Tense.PRESENT
                || anchor.tense() == Tense.UNKNOWN && to.isBefore(anchor.day().minusMonths(6));
        boolean past = anchor.tense() == Tense.PAST
                || anchor.tense() == Tense.UNKNOWN && from.isAfter(anchor.day().plusMonths(6));
        if (future && !to.isAfter(anchor.day())) {
            return inYear.apply(year + 1);
        }
        return past && from.isAfter(anchor.day()) ? inYear.apply(year - 1) : same;
    }

    private static Place month(int year, Matcher match) {
        return Place.month(LocalDate.of(year, Dates.monthNamed(match.group("month")), 1));
    }

    private static int year(Matcher match) {
        return Integer.parseInt(match.group("year"));
    }

    private static int dayOfMonth(Matcher match) {
        return Integer.parseInt(match.group("day"));
    }
}
