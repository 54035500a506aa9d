// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Days counted from today, and days of the week. */
final class DayRules {

    static final List<TimeRule> ALL = List.of(
            TimeRule.always(
                    "the day before yesterday",
                    (match, anchor) -> Place.day(anchor.day().minusDays(2))),
            TimeRule.always(
                    "the day after tomorrow",
                    (match, anchor) -> Place.day(anchor.day().plusDays(2))),
            TimeRule.always(
                    "(?<!like )(?<!like just )(?<day>yesterday|tomorrow)(?: (?<part>morning|afternoon|evening|night))?",
                    DayRules::besideToday),
            TimeRule.always("(?:earlier |later )?today", (match, anchor) -> Place.day(anchor.day())),
            TimeRule.always("tonight", (match, anchor) -> Place.partOfDay("evening", anchor.day())),
            TimeRule.always(
                    "last night",
                    (match, anchor) -> Place.partOfDay("night", anchor.day().minusDays(1))),
            TimeRule.always(
                    "(?:earlier |later )?this (?<part>morning|afternoon|evening)",
                    (match, anchor) -> Place.partOfDay(part(match), anchor.day())),
            TimeRule.named(
                    "(?<which>[Ll]ast|[Nn]ext|[Tt]his(?: (?:past|coming))?) " + Dates.WEEKDAY
                            + "(?: (?<part>morning|afternoon|evening|night))?",
                    (match, anchor) -> Optional.of(namedWeekday(match, anchor))),
            TimeRule.named(
                    Dates.WEEKDAY + "(?: of)? (?<which>last|next|this) week",
                    (match, anchor) -> Optional.of(weekdayOfWeek(match, anchor))),
            TimeRule.named(
                    "(?:^|(?<=, |day and |\\b[Oo]n |\\b[Bb]y |\\b[Uu]ntil |\\b[Tt]ill |\\b[Ss]ince |\\b[Bb]efore |\\b[Aa]fter |\\b[Ff]or |\\b[Ff]rom |\\bwas |\\bis |(?<!day )(?<!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) )\\bto ))"
                            + Dates.WEEKDAY
                            + "(?: (?<part>morning|afternoon|evening|night))?(?! (?:to|through|till|until|[-–]) ?\\p{Lu})(?!s|-|–)",
                    DayRules::bareWeekday));

    private static final Pattern HABIT = Pattern.compile("(?i)\\b(?:every|each|usually|always|normally|weekly)\\b");

    private DayRules() {}

    private static Place besideToday(Matcher match, Anchor anchor) {
        boolean past = match.group("day").toLowerCase(Locale.ROOT).equals("yesterday");
        return withPart(match, anchor.day().plusDays(past ? -1 : 1));
    }

    /** "Next Friday" is the one of next week, "last Friday" the latest before today, "this Friday" the one at hand. */
    private static Place namedWeekday(Matcher match, Anchor anchor) {
        DayOfWeek weekday = Dates.weekday(match.group("weekday"));
        String which = match.group("which").toLowerCase(Locale.ROOT);
        if (which.equals("next")) {
            return withPart(match, anchor.monday().plusWeeks(1).with(TemporalAdjusters.nextOrSame(weekday)));
        }
        boolean before =
                which.equals("last") || which.endsWith("past") || which.equals("this") && anchor.tense() == Tense.PAST;
        return withPart(match, before ? latestBefore(anchor, weekday) : firstFrom(anchor, weekday));
    }

    private static Place weekdayOfWeek(Matcher match, Anchor anchor) {
        DayOfWeek weekday = Dates.weekday(match.group("weekday"));
        int weeks =
                switch (match.group("which")) {
                    case "last" -> -1;
                    case "next" -> 1;
                    default -> 0;
                };
        return Place.day(anchor.monday().plusWeeks(weeks).with(TemporalAdjusters.nextOrSame(weekday)));
    }

    private static Optional<Place> bareWeekday(Matcher match, Anchor anchor) {
        if (HABIT.matcher(anchor.sentence()).find()) {
            return Optional.empty();
        }
        DayOfWeek weekday = Dates.weekday(match.group("weekday"));
        return Optional.of(withPart(
                match, anchor.tense() == Tense.PAST ? latestBefore(anchor, weekday) : firstFrom(anchor, weekday)));
    }

    private static LocalDate latestBefore(Anchor anchor, DayOfWeek weekday) {
        return anchor.day().with(TemporalAdjusters.previous(weekday));
    }

    private static LocalDate firstFrom(Anchor anchor, DayOfWeek weekday) {
        return anchor.day().with(TemporalAdjusters.nextOrSame(weekday));
    }

    private static Place withPart(Matcher match, LocalDate day) {
        return match.group("part") == null ? Place.day(day) : Place.partOfDay(part(match), day);
    }

    private static String part(Matcher match) {
        return match.group("part").toLowerCase(Locale.ROOT);
    }
}
