// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.time.TimeExpression;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The time a question is confined to, and whether a memory may be of that time. */
final class AskedTime {
    private final @Nullable TimeExpression time;

    AskedTime(@Nullable TimeExpression time) {
        this.time = time;
    }

    /** A memory that names times must name one that meets the one asked for; one that names none may hold at any. */
    boolean admits(ReadMemory memory) {
        if (time == null || memory.times().isEmpty()) {
            return true;
        }
        return memory.times().stream().anyMatch(this::meets);
    }

    private boolean meets(TimeExpression named) {
        TimeExpression asked = time;
        if (asked == null || named.kind() == TimeExpression.Kind.RECURRENCE) {
            return true;
        }
        return before(asked.from(), named.to() == null ? named.from() : named.to())
                && before(named.from(), asked.to() == null ? asked.from() : asked.to());
    }

    private static boolean before(@Nullable Instant start, @Nullable Instant end) {
        return start == null || end == null || !start.isAfter(end);
    }
}
