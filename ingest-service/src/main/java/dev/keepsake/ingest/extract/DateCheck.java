// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import dev.keepsake.language.statement.Utterance;
import dev.keepsake.language.time.TimeExpression;
import dev.keepsake.language.time.TimeExpression.Kind;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether the dates of a statement are those of its line, as the line's own clock has them. */
final class DateCheck {
    private static final int FULL_DATE = 10;

    private final Utterance line;
    private final List<TimeExpression> times;
    private final ZoneId zone;

    /** @param times those the line names */
    DateCheck(Utterance line, List<TimeExpression> times) {
        this.line = line;
        this.times = times;
        this.zone = line.zone();
    }

    /** A day a model gives, empty where it gives none. */
    record Day(@Nullable Instant start) {}

    /** The day, if it is one and the line gives it; also the day on which it was said. */
    Optional<Day> admitted(String iso) {
        String text = iso.strip();
        if (text.isEmpty()) {
            return Optional.of(new Day(null));
        }
        try {
            LocalDate day = LocalDate.parse(text.length() > FULL_DATE ? text.substring(0, FULL_DATE) : text);
            Instant start = day.atStartOfDay(zone).toInstant();
            boolean today = day.equals(LocalDate.ofInstant(line.saidAt(), zone));
            return today || isGiven(start) || isOfYearInUnknownWords(day)
                    ? Optional.of(new Day(start))
                    : Optional.empty();
        } catch (DateTimeParseException noDay) {
            return Optional.empty();
        }
    }

    /** Whether every time that the text places on the calendar is one of the line. */
    boolean admits(List<TimeExpression> named) {
        return named.stream()
                .filter(time -> time.kind() != Kind.RECURRENCE && time.from() != null)
                .allMatch(time -> times.stream().anyMatch(given -> meet(given, time)));
    }

    /** "Im März 2024": the resolver reads English only, a year it cannot place is believed. */
    private boolean isOfYearInUnknownWords(LocalDate day) {
        return times.isEmpty() && line.text().contains(Integer.toString(day.getYear()));
    }

    private boolean isGiven(Instant start) {
        return times.stream().anyMatch(time -> {
            boolean begins = time.from() != null && isSameDay(time.from(), start);
            boolean ends = time.to() != null
                    && (isSameDay(time.to(), start) || isSameDay(time.to().minus(1, ChronoUnit.DAYS), start));
            return begins || ends || isInside(start, time);
        });
    }

    private boolean isSameDay(Instant one, Instant other) {
        return LocalDate.ofInstant(one, zone).equals(LocalDate.ofInstant(other, zone));
    }

    private static boolean isInside(Instant start, TimeExpression time) {
        return time.from() != null && time.to() != null && !start.isBefore(time.from()) && start.isBefore(time.to());
    }

    private static boolean meet(TimeExpression one, TimeExpression other) {
        return !after(one.from(), end(other)) && !after(other.from(), end(one));
    }

    private static @Nullable Instant end(TimeExpression time) {
        if (time.to() == null || time.from() == null || !time.to().isAfter(time.from())) {
            return time.to() == null && time.kind() != Kind.POINT ? null : time.from();
        }
        return time.to().minusMillis(1);
    }

    private static boolean after(@Nullable Instant start, @Nullable Instant end) {
        return start != null && end != null && start.isAfter(end);
    }
}
