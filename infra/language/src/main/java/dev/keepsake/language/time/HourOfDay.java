// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import dev.keepsake.language.time.TimeExpression.Granularity;
import dev.keepsake.language.time.TimeExpression.Kind;
import java.time.LocalTime;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "at 5pm" behind a day. */
final class HourOfDay {

    private static final Pattern HOUR = Pattern.compile(
            "(?i),? at (?<words>noon|midnight|(?<hour>[01]?\\d|2[0-3])(?:[:.](?<minute>[0-5]\\d))?\\s?(?<half>[ap]\\.?m\\b\\.?|o'clock)?)(?![\\p{L}\\p{N}%])");

    private HourOfDay() {}

    /** The place with the hour that follows it, if one does, and where the words end. */
    static Timed after(String text, int end, Place place) {
        Matcher matcher = HOUR.matcher(text).region(end, text.length());
        if (place.granularity() != Granularity.DAY || place.kind() != Kind.POINT || !matcher.lookingAt()) {
            return new Timed(place, end);
        }
        String words = matcher.group("words").toLowerCase(Locale.ROOT);
        if (words.equals("noon") || words.equals("midnight")) {
            return new Timed(
                    place.at(words.equals("noon") ? LocalTime.NOON : LocalTime.MIDNIGHT, words), matcher.end());
        }
        int hour = Integer.parseInt(matcher.group("hour"));
        String half = matcher.group("half") == null ? "" : matcher.group("half").toLowerCase(Locale.ROOT);
        boolean twelveHours = half.startsWith("a") || half.startsWith("p");
        if (half.isEmpty() && matcher.group("minute") == null || twelveHours && (hour < 1 || hour > 12)) {
            // "tomorrow at 5" does not say which half of the day; the words stay as they are.
            return new Timed(place, end);
        }
        int minute = matcher.group("minute") == null ? 0 : Integer.parseInt(matcher.group("minute"));
        int ofDay = twelveHours ? hour % 12 + (half.startsWith("p") ? 12 : 0) : hour;
        LocalTime time = LocalTime.of(ofDay, minute);
        return half.startsWith("o") ? new Timed(place, end) : new Timed(place.at(time, time.toString()), matcher.end());
    }

    /** A place and the end of its words. */
    record Timed(Place place, int end) {}
}
