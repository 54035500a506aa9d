// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import dev.keepsake.language.time.TimeExpression.Granularity;
import dev.keepsake.language.time.TimeExpression.Kind;
import java.time.LocalDate;
import java.time.Period;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times so many days, weeks, months or years away, and lengths that end now. */
final class CountRules {

    private static final Pattern UP_TO_NOW =
            Pattern.compile("(?i)\\b(?:have|has|haven't|hasn't|been)\\b|['’](?:ve|s been)\\b");
    private static final int ROUGH_FROM_YEARS = 8;

    private static final Pattern NOT_IN =
            Pattern.compile("(?i)\\b(?:have|has|had)(?:n't| not| never)\\b|['’]ve (?:not|never)\\b");

    static final List<TimeRule> ALL = List.of(
            TimeRule.always(
                    "(?:about |around |over |almost |nearly )?" + Dates.COUNT + " " + Dates.UNIT
                            + " (?:ago|back|before now)",
                    (match, anchor) -> away(match, anchor, -1)),
            TimeRule.sometimes(
                    "in (?:about |around )?" + Dates.COUNT + " " + Dates.UNIT + "(?: from (?:today|now))?(?:'s? time)?",
                    CountRules::ahead),
            TimeRule.always(
                    "(?<count>a) (?<unit>week|fortnight) (?:on |from )?(?:" + Dates.WEEKDAY + "|tomorrow|today)",
                    CountRules::weeksAfter),
            TimeRule.always(
                    Dates.COUNT + " " + Dates.UNIT + " from (?:today|now)", (match, anchor) -> away(match, anchor, 1)),
            TimeRule.always(
                    "(?<count>a few|some|several|many) (?<unit>day|week|month|year|decade)s ago", CountRules::roughly),
            TimeRule.always(
                    "(?<count>(?:an?|one|two|three|four|five) (?:(?:and a half )(?<unit>week|month|year)s?|(?:week|month|year)s? and a half)) ago",
                    CountRules::roughly),
            TimeRule.always(
                    "the other (?:day|night|week)",
                    (match, anchor) -> before(anchor, "shortly before " + Dates.day(anchor.day()))),
            TimeRule.always(
                    "(?:in|over|during|for|within) the (?:last|past) (?:" + Dates.COUNT
                            + " )?(?<unit>day|week|month|year|decade)s?",
                    CountRules::upToNow),
            TimeRule.sometimes(
                    "for (?:about |around |over |almost |nearly |more than )?" + Dates.COUNT
                            + " (?<unit>day|week|fortnight|month|year|decade)s?(?: now)?",
                    CountRules::lengthUpToNow));

    private CountRules() {}

    private static Place away(Matcher match, Anchor anchor, int sign) {
        int count = sign * Dates.count(match.group("count"));
        boolean countedFromToday = match.group().toLowerCase(Locale.ROOT).endsWith("today");
        return switch (unit(match)) {
            case "minute" -> instant(anchor.at().plusMinutes(count));
            case "hour" -> instant(anchor.at().plusHours(count));
            case "day" -> Place.day(anchor.day().plusDays(count));
            case "night" -> Place.partOfDay("night", anchor.day().plusDays(count));
            case "week" -> weeks(anchor, count, countedFromToday);
            case "fortnight" -> weeks(anchor, 2 * count, countedFromToday);
            case "month" ->
                countedFromToday
                        ? Place.day(anchor.day().plusMonths(count))
                        : Place.month(anchor.day().plusMonths(count));
            case "year" -> years(anchor, count);
            default -> Place.year(anchor.day().getYear() + 10 * count).around();
        };
    }

    private static Place weeks(Anchor anchor, int count, boolean countedFromToday) {
        LocalDate day = anchor.day().plusWeeks(count);
        return countedFromToday ? Place.day(day) : around(day);
    }

    /** "We built it in two weeks" and "not once in six months" are lengths, "in two weeks" after a plan is a day. */
    private static Optional<Place> ahead(Matcher match, Anchor anchor) {
        if (NOT_IN.matcher(anchor.sentence()).find()) {
            return lengthUpToNow(match, anchor);
        }
        boolean hours = Set.of("minute", "hour").contains(unit(match));
        boolean length = anchor.tense() == Tense.PAST || hours && anchor.tense() != Tense.FUTURE;
        return length ? Optional.empty() : Optional.of(away(match, anchor, 1));
    }

    private static Place weeksAfter(Matcher match, Anchor anchor) {
        int weeks = unit(match).equals("week") ? 1 : 2;
        String day = match.group("weekday");
        LocalDate first = day == null
                ? anchor.day().plusDays(match.group().endsWith("tomorrow") ? 1 : 0)
                : anchor.day().with(TemporalAdjusters.nextOrSame(Dates.weekday(day)));
        return Place.day(first.plusWeeks(weeks));
    }

    private static Place instant(ZonedDateTime moment) {
        Place day = Place.day(moment.toLocalDate());
        return new Place(
                day.kind(), Granularity.INSTANT, day.from(), day.to(), moment.toLocalTime(), "on", day.words(), true);
    }

    /** Nobody who says "three weeks ago" means the very day. */
    private static Place around(LocalDate day) {
        return Place.point(Granularity.WEEK, day.minusDays(3), day.plusDays(4), "around", Dates.day(day));
    }

    private static Place years(Anchor anchor, int count) {
        if (Math.abs(count) == 1) {
            return Place.month(anchor.day().plusYears(count)).around();
        }
        Place year = Place.year(anchor.day().getYear() + count);
        return Math.abs(count) >= ROUGH_FROM_YEARS ? year.around() : year;
    }

    private static Place roughly(Matcher match, Anchor anchor) {
        String length = match.group().replaceFirst("(?i) ago$", "");
        return before(anchor, length.toLowerCase(Locale.ROOT) + " before " + Dates.day(anchor.day()));
    }

    private static Place before(Anchor anchor, String words) {
        return Place.range(null, anchor.day(), Granularity.DAY, words);
    }

    private static Place upToNow(Matcher match, Anchor anchor) {
        String count = match.group("count") == null ? "one" : match.group("count");
        LocalDate start = anchor.day().minus(period(Dates.count(count), unit(match)));
        String length = match.group("count") == null
                ? unit(match)
                : count + " " + unit(match) + (Dates.count(count) == 1 ? "" : "s");
        return Place.range(
                start, anchor.day(), Granularity.DAY, "in the " + length + " before " + Dates.day(anchor.day()));
    }

    private static Optional<Place> lengthUpToNow(Matcher match, Anchor anchor) {
        if (Set.of("minute", "hour", "night").contains(unit(match))) {
            return Optional.empty();
        }
        if (!UP_TO_NOW.matcher(anchor.sentence()).find()) {
            return Optional.empty();
        }
        LocalDate start = anchor.day().minus(period(Dates.count(match.group("count")), unit(match)));
        Granularity granularity =
                switch (unit(match)) {
                    case "day" -> Granularity.DAY;
                    case "week", "fortnight" -> Granularity.WEEK;
                    case "month" -> Granularity.MONTH;
                    default -> Granularity.YEAR;
                };
        String words = match.group().replaceFirst("(?i) now$", "") + " (as of " + Dates.day(anchor.day()) + ")";
        return Optional.of(new Place(Kind.DURATION, granularity, start, anchor.day(), null, "", words, true));
    }

    private static Period period(int count, String unit) {
        return switch (unit) {
            case "day", "night" -> Period.ofDays(count);
            case "week" -> Period.ofWeeks(count);
            case "fortnight" -> Period.ofWeeks(2 * count);
            case "month" -> Period.ofMonths(count);
            case "year" -> Period.ofYears(count);
            default -> Period.ofYears(10 * count);
        };
    }

    private static String unit(Matcher match) {
        return match.group("unit").toLowerCase(Locale.ROOT);
    }
}
