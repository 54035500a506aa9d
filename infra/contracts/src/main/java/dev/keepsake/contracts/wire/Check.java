// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.wire;

import dev.keepsake.contracts.call.CallRefused;
import org.jspecify.annotations.Nullable;

/**
 * What every text from outside has passed before it is worked on, wherever it came in. Each check gives back the value,
 * or refuses with a sentence that names the field.
 */
public final class Check {
    /** 1990-01-01T00:00:00Z and 2100-01-01T00:00:00Z in unix milliseconds: outside it a time was given in another unit. */
    private static final long EARLIEST_MILLIS = 631_152_000_000L;

    private static final long LATEST_MILLIS = 4_102_444_800_000L;

    private Check() {}

    /** A text that says something: not blank, at most {@code longest} characters, storable everywhere. */
    public static String text(String field, @Nullable String value, int longest) {
        if (value == null) {
            throw CallRefused.invalid("\"" + field + "\" is required.");
        }
        if (isBlank(value)) {
            throw CallRefused.invalid("\"" + field + "\" must not be blank.");
        }
        return optionalText(field, value, longest);
    }

    /** A value that must be given. */
    public static <T> T required(String field, @Nullable T value) {
        if (value == null) {
            throw CallRefused.invalid("\"" + field + "\" is required.");
        }
        return value;
    }

    /** A text that may be left out or empty. */
    public static @Nullable String optional(String field, @Nullable String value, int longest) {
        return value == null ? null : optionalText(field, value, longest);
    }

    /** The value, or {@code otherwise} where it was left out; it may be empty. */
    public static String textOr(String field, @Nullable String value, String otherwise, int longest) {
        return value == null ? otherwise : optionalText(field, value, longest);
    }

    /** The value, or {@code otherwise} where it was left out; one that is given must say something, as for {@link #text}. */
    public static String filledOr(String field, @Nullable String value, String otherwise, int longest) {
        return value == null ? otherwise : text(field, value, longest);
    }

    /** The value, or {@code otherwise} where it was left out; from {@code least} to {@code most}. */
    public static int numberOr(String field, @Nullable Integer value, int otherwise, int least, int most) {
        if (value == null) {
            return otherwise;
        }
        if (value < least || value > most) {
            throw CallRefused.invalid("\"" + field + "\" must be from " + least + " to " + most + ".");
        }
        return value;
    }

    /** A time as unix milliseconds; seconds and other units are recognised by the year they would mean. */
    public static long unixMillis(String field, long value) {
        if (value < EARLIEST_MILLIS || value >= LATEST_MILLIS) {
            throw CallRefused.invalid("\"" + field + "\" must be unix milliseconds between the years 1990 and 2100; "
                    + value + " is not.");
        }
        return value;
    }

    private static String optionalText(String field, String value, int longest) {
        if (value.codePointCount(0, value.length()) > longest) {
            throw CallRefused.invalid("\"" + field + "\" must be at most " + longest + " characters long.");
        }
        return storable(field, value);
    }

    /** A text that every store takes: without U+0000 and halves of surrogate pairs. */
    public static String storable(String field, String value) {
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == 0) {
                throw CallRefused.invalid("\"" + field + "\" must not hold the character U+0000.");
            }
            if (Character.isHighSurrogate(c)
                    && i + 1 < value.length()
                    && Character.isLowSurrogate(value.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(c)) {
                throw CallRefused.invalid("\"" + field + "\" must not hold half of a surrogate pair.");
            }
        }
        return value;
    }

    /** Blank to a reader: white space, control and zero-width characters only. */
    public static boolean isBlank(String value) {
        return value.codePoints()
                .allMatch(c -> Character.isWhitespace(c)
                        || Character.isSpaceChar(c)
                        || Character.getType(c) == Character.FORMAT
                        || Character.getType(c) == Character.CONTROL);
    }
}
