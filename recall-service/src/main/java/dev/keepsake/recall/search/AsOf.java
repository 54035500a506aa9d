// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.call.CallRefused;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.regex.Pattern;

/** Reads the {@code as_of} argument: an instant the caller names, in one of the ISO-8601 forms people write. */
public final class AsOf {
    private static final Pattern BASIC_DATE = Pattern.compile("\\d{8}");
    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
    private static final Pattern LOCAL = Pattern.compile("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?");
    private static final Pattern OFFSET = Pattern.compile(LOCAL.pattern() + "(Z|[+-]\\d{2}:\\d{2}(:\\d{2})?)");
    private static final DateTimeFormatter BASIC = strict(DateTimeFormatter.BASIC_ISO_DATE);
    private static final DateTimeFormatter EXTENDED = strict(DateTimeFormatter.ISO_LOCAL_DATE);
    private static final DateTimeFormatter LOCAL_TIME = strict(DateTimeFormatter.ISO_LOCAL_DATE_TIME);
    private static final DateTimeFormatter OFFSET_TIME = strict(DateTimeFormatter.ISO_OFFSET_DATE_TIME);

    private AsOf() {}

    /**
     * A date means the end of that day in the zone, a date-time without an offset that moment in the zone. Refuses
     * everything else, and days that do not exist, with a sentence.
     */
    public static Instant parse(String text, ZoneId zone) {
        String given = text.strip();
        try {
            if (BASIC_DATE.matcher(given).matches()) {
                return endOf(LocalDate.parse(given, BASIC), zone);
            }
            if (DATE.matcher(given).matches()) {
                return endOf(LocalDate.parse(given, EXTENDED), zone);
            }
            if (LOCAL.matcher(given).matches()) {
                return LocalDateTime.parse(given, LOCAL_TIME).atZone(zone).toInstant();
            }
            if (OFFSET.matcher(given).matches()) {
                return OffsetDateTime.parse(given, OFFSET_TIME).toInstant();
            }
        } catch (DateTimeParseException e) {
            throw refused();
        }
        throw refused();
    }

    /** The last millisecond: times are kept to the millisecond. */
    private static Instant endOf(LocalDate day, ZoneId zone) {
        return day.plusDays(1).atStartOfDay(zone).toInstant().minusMillis(1);
    }

    private static CallRefused refused() {
        return CallRefused.invalid("\"as_of\" must be an existing ISO-8601 date or date-time, like 2026-03-09 or "
                + "2026-03-09T13:00:00+01:00.");
    }

    private static DateTimeFormatter strict(DateTimeFormatter formatter) {
        return formatter.withResolverStyle(ResolverStyle.STRICT);
    }
}
