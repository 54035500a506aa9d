// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.time.TimeExpression;
import dev.keepsake.language.time.TimeExpression.Kind;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * From when to when a statement holds. That something happened stays true, so a past event has no end; that something is
 * planned is true from the moment it was said, so a future event has no beginning.
 *
 * @param future whether it speaks of a time to come
 */
record Validity(@Nullable Instant from, @Nullable Instant to, boolean future) {

    static Validity of(List<TimeExpression> times, Instant saidAt) {
        boolean future = times.stream().anyMatch(time -> isAfter(time.from(), saidAt));
        Optional<Instant> from = times.stream()
                .filter(time -> time.kind() != Kind.RECURRENCE)
                .flatMap(time -> Optional.ofNullable(time.from()).stream())
                .filter(start -> !start.isAfter(saidAt))
                .findFirst();
        Optional<Instant> to = times.stream()
                .filter(time -> endsWithIt(time) && isAfter(time.to(), saidAt))
                .flatMap(time -> Optional.ofNullable(time.to()).stream())
                .findFirst();
        return new Validity(from.orElse(null), to.orElse(null), future);
    }

    // After "by Friday" a duty is not over, after "until Friday" it is.
    private static boolean endsWithIt(TimeExpression time) {
        return time.kind() == Kind.RANGE && time.absolute().matches("(?i)(?:until|till|from|between) .*");
    }

    private static boolean isAfter(@Nullable Instant time, Instant saidAt) {
        return time != null && time.isAfter(saidAt);
    }
}
