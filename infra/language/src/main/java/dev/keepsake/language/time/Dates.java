// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** English words for numbers, days and months, read and written. */
final class Dates {

    static final String WEEKDAY =
            "(?<weekday>(?i:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)";
    /** As it is written, or in small letters as it is typed and dictated; "may" and "march" are months only where one is expected. */
    static final String MONTH =
            "(?<month>(?:(?<![\\p{L}'])(?:january|february|april|june|july|august|september|october|november|december|feb|apr|aug|sept?|oct|nov|dec)"
                    + "|(?<=\\b(?:in|since|until|till|by|last|next|of|\\d|\\dst|\\dnd|\\drd|\\dth) )(?:may|march))(?![\\p{L}'])|Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b(?:\\.(?= \\d))?";

    static final String DAY_OF_MONTH = "(?<day>3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?";
    static final String YEAR = "(?<year>(?:19|20)\\d\\d)";
    static final String COUNT =
            "(?<count>an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|"
                    + "(?:a )?couple(?: of)?|\\d{1,3})";
    static final String UNIT = "(?<unit>minute|hour|day|night|week|fortnight|month|year|decade)s?";

    private static final List<String> NUMBERS = List.of(
            "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final DateTimeFormatter MONTH_OF_YEAR = DateTimeFormatter.ofPattern("MMMM uuuu", Locale.ENGLISH);

    private Dates() {}

    static String day(LocalDate day) {
        return DAY.format(day);
    }

    static String month(LocalDate day) {
        return MONTH_OF_YEAR.format(day);
    }

    static int count(String words) {
        String word = words.toLowerCase(Locale.ROOT);
        if (word.contains("couple")) {
            return 2;
        }
        return switch (word) {
            case "a", "an" -> 1;
            case "fifteen" -> 15;
            case "twenty" -> 20;
            case "thirty" -> 30;
            default -> NUMBERS.contains(word) ? NUMBERS.indexOf(word) : Integer.parseInt(word);
        };
    }

    static DayOfWeek weekday(String word) {
        String start = word.substring(0, 3).toUpperCase(Locale.ROOT);
        for (DayOfWeek day : DayOfWeek.values()) {
            if (day.name().startsWith(start)) {
                return day;
            }
        }
        throw new IllegalArgumentException("No weekday: " + word);
    }

    static Month monthNamed(String word) {
        String start = word.substring(0, 3).toUpperCase(Locale.ROOT);
        for (Month month : Month.values()) {
            if (month.name().startsWith(start)) {
                return month;
            }
        }
        throw new IllegalArgumentException("No month: " + word);
    }

    /** Absent where the calendar has no such day. */
    static Optional<LocalDate> date(int year, Month month, int day) {
        try {
            return Optional.of(LocalDate.of(year, month, day));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
