// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.time.TimeExpression;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The time a question is confined to, and whether a memory may be of that time. */
final class AskedTime {
    private static final Duration LEEWAY = Duration.ofDays(32);

    private final @Nullable TimeExpression time;

    AskedTime(@Nullable TimeExpression time) {
        this.time = time;
    }

    /** A memory that names times must name one that meets the one asked for; one that names none may hold at any. */
    boolean admits(ReadMemory memory) {
        if (time == null) {
            return true;
        }
        boolean dated = memory.times().stream().anyMatch(named -> named.kind() != TimeExpression.Kind.RECURRENCE);
        // What is told of now need not have held then.
        return dated ? memory.times().stream().anyMatch(this::meets) : !endsBefore(memory.memory());
    }

    /** Whether the time asked for was over before the memory began to hold. */
    private boolean endsBefore(MemoryChanged memory) {
        Instant end = time == null ? null : time.to() == null ? time.from() : time.to();
        return end != null
                && end.isBefore(memory.validFrom().minus(LEEWAY))
                && end.isBefore(memory.saidAt().minus(LEEWAY));
    }

    /** Whether a memory names the time asked for. */
    boolean isNamedBy(ReadMemory memory) {
        return time != null
                && memory.times().stream()
                        .filter(named -> named.kind() != TimeExpression.Kind.RECURRENCE
                                && named.kind() != TimeExpression.Kind.DURATION
                                && named.from() != null)
                        .anyMatch(this::meets);
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
