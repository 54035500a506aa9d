// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import java.util.List;

/** What happens again and again. It is found so that the day in it is not taken for one day. */
final class RecurrenceRules {

    private static final String DAYS = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
    private static final String PART = "(?: (?:morning|afternoon|evening|night)s?)?";

    static final List<TimeRule> ALL = List.of(
            again("(?:every|each) (?:single |other |second |third |few )?(?:" + DAYS + PART + "(?:(?:,| and|, and) "
                    + DAYS + PART
                    + ")*|day|morning|afternoon|evening|night|weekday|weekend|week|month|quarter|year|spring|summer|autumn|fall|winter"
                    + "|January|February|March|April|May|June|July|August|September|October|November|December)"),
            again("(?:every|each) (?:\\d+|two|three|four|five|six) (?:day|week|month|year|hour)s"),
            again("on " + DAYS + "s(?:(?:,| and|, and) " + DAYS + "s)*"),
            again(DAYS + "s"),
            again(DAYS + " (?:morning|afternoon|evening|night)s"),
            again(
                    "(?:once|twice|thrice|(?:two|three|four|five|six|several|a few|\\d+) times) (?:a|per|each|every) (?:day|week|month|year)"),
            again(
                    "(?:\\d+|two|three|four|five|six) (?:day|night|hour|morning|evening)s (?:a|per) (?:day|week|month|year)"),
            again("most (?:day|morning|evening|night|weekend)s"));

    private RecurrenceRules() {}

    private static TimeRule again(String pattern) {
        return TimeRule.always(pattern, (match, anchor) -> Place.recurrence(match.group()));
    }
}
