// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Values of exports as they are kept here. */
final class Texts {
    private static final double MILLIS = 1_000;

    private Texts() {}

    /** The text without what no store takes: NUL, and halves of surrogate pairs. */
    static String storable(String text) {
        StringBuilder kept = new StringBuilder(text.length());
        text.codePoints()
                .filter(point -> point != 0 && !(point <= Character.MAX_VALUE && Character.isSurrogate((char) point)))
                .forEach(kept::appendCodePoint);
        return kept.toString();
    }

    /** Unix milliseconds of unix seconds; absent where there is no such number. */
    static @Nullable Long millisOfSeconds(JsonNode seconds) {
        return seconds.isNumber() ? Math.round(seconds.doubleValue() * MILLIS) : null;
    }

    /** Unix milliseconds of an ISO-8601 time; absent where it is none. */
    static @Nullable Long millisOfIso(String time) {
        try {
            return OffsetDateTime.parse(time).toInstant().toEpochMilli();
        } catch (DateTimeException noOffset) {
            try {
                return Instant.parse(time + "Z").toEpochMilli();
            } catch (DateTimeException noTime) {
                return null;
            }
        }
    }
}
