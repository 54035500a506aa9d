// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The days that "gestern" and "el lunes que viene" mean. A weekday that may be past or to come is left as it was said. */
final class ForeignDays {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private static final Map<String, Integer> COUNTED = Map.ofEntries(
            Map.entry("vorgestern", -2),
            Map.entry("gestern", -1),
            Map.entry("heute", 0),
            Map.entry("übermorgen", 2),
            Map.entry("anteayer", -2),
            Map.entry("ayer", -1),
            Map.entry("anoche", -1),
            Map.entry("hoy", 0),
            Map.entry("pasado mañana", 2));

    private static final List<String> GERMAN =
            List.of("montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag");
    private static final List<String> SPANISH =
            List.of("lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo");

    /** "Morgen" and "mañana" are also a part of the day. */
    private static final Pattern COUNTED_WORD = Pattern.compile(
            "(?iu)(?<!\\p{L})(vorgestern|gestern|heute|übermorgen|anteayer|anoche|ayer|hoy|pasado mañana)(?!\\p{L})");

    private static final Pattern TOMORROW = Pattern.compile(
            "(?u)(?<!\\p{L})(?:(?:[Aa]b |[Bb]is )?(?<!(?:am|jeden|guten|diesen|heute|gestern|Guten) )morgen(?! des)|^Morgen(?= \\p{Ll})|(?<!(?:la|de|por|esta|cada|ayer) )[Mm]añana)(?!\\p{L})");

    private static final Pattern GERMAN_DAY = Pattern.compile(
            "(?iu)(?<!\\p{L})(?<how>am|nächste[nr]?|kommende[nr]?|letzte[nr]?|vergangene[nr]?) (?<day>montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?!\\p{L})");
    private static final Pattern SPANISH_DAY = Pattern.compile(
            "(?iu)(?<!\\p{L})el (?<before>pasado |próximo )?(?<day>lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?<after> que viene| próximo| pasado)?(?!\\p{L})");

    private static final Pattern TO_COME =
            Pattern.compile("(?iu)(?<!\\p{L})(?:werde|wirst|wird|werden|werdet)(?!\\p{L})");
    private static final Pattern PASSIVE_PAST = Pattern.compile("(?iu)(?<!\\p{L})(?:worden|wurde|wurden)(?!\\p{L})");

    private ForeignDays() {}

    /** The words, and behind them the days they count from when they were said. */
    static String explained(String text, String words, Instant saidAt, ZoneId zone) {
        LocalDate said = LocalDate.ofInstant(saidAt, zone);
        Set<String> days = new LinkedHashSet<>();
        Matcher counted = COUNTED_WORD.matcher(words);
        while (counted.find()) {
            int days1 = COUNTED.getOrDefault(counted.group(1).toLowerCase(Locale.ROOT), 0);
            days.add(counted.group(1) + ": " + DAY.format(said.plusDays(days1)));
        }
        Matcher tomorrow = TOMORROW.matcher(words);
        if (tomorrow.find()) {
            days.add(tomorrow.group() + ": " + DAY.format(said.plusDays(1)));
        }
        germanDay(words, said, days);
        spanishDay(words, said, days);
        return days.isEmpty() ? text : text + " (" + String.join(", ", days) + ")";
    }

    private static void germanDay(String words, LocalDate said, Set<String> days) {
        Matcher day = GERMAN_DAY.matcher(words);
        while (day.find()) {
            String how = day.group("how").toLowerCase(Locale.ROOT);
            int weekday = GERMAN.indexOf(day.group("day").toLowerCase(Locale.ROOT)) + 1;
            boolean past = how.startsWith("letzte") || how.startsWith("vergangen");
            boolean toCome = TO_COME.matcher(words).find()
                    && !PASSIVE_PAST.matcher(words).find();
            // "Nächsten Freitag" is the coming one to some and the one after it to others.
            if (past || how.startsWith("kommend") || how.equals("am") && toCome) {
                days.add(day.group() + ": " + DAY.format(past ? before(said, weekday) : after(said, weekday)));
            }
        }
    }

    private static void spanishDay(String words, LocalDate said, Set<String> days) {
        Matcher day = SPANISH_DAY.matcher(words);
        while (day.find()) {
            String how = (day.group("before") == null ? "" : day.group("before"))
                    + (day.group("after") == null ? "" : day.group("after"));
            int weekday = SPANISH.indexOf(day.group("day").toLowerCase(Locale.ROOT)) + 1;
            if (!how.isEmpty()) {
                boolean past = how.contains("pasado");
                days.add(day.group() + ": " + DAY.format(past ? before(said, weekday) : after(said, weekday)));
            }
        }
    }

    private static LocalDate after(LocalDate said, int weekday) {
        int ahead = Math.floorMod(weekday - said.getDayOfWeek().getValue(), 7);
        return said.plusDays(ahead == 0 ? 7 : ahead);
    }

    private static LocalDate before(LocalDate said, int weekday) {
        int back = Math.floorMod(said.getDayOfWeek().getValue() - weekday, 7);
        return said.minusDays(back == 0 ? 7 : back);
    }
}
