// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.language.time.TimeExpression;
import java.time.Instant;
import java.time.ZoneId;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Whether a memory lies in the time a question asks about. */
final class TimeFit {
    private final TemporalResolver times;
    private final ZoneId zone;

    TimeFit(TemporalResolver times, ZoneId zone) {
        this.times = times;
        this.zone = zone;
    }

    /** 1 where it does, -1 where it does not, 0 where no time is asked or the memory does not tell. */
    int of(@Nullable TimeExpression asked, MemoryChanged memory) {
        if (asked == null || asked.from() == null && asked.to() == null) {
            return 0;
        }
        boolean named = times.resolve(memory.text(), memory.saidAt(), zone).stream()
                .anyMatch(time -> time.from() != null && isWithin(asked, time.from()));
        if (named || Stream.of(memory.validFrom(), memory.saidAt()).anyMatch(at -> isWithin(asked, at))) {
            return 1;
        }
        boolean over = memory.validTo() != null
                && asked.from() != null
                && memory.validTo().isBefore(asked.from());
        boolean notYet = asked.to() != null && !memory.validFrom().isBefore(asked.to());
        return over || notYet ? -1 : 0;
    }

    private static boolean isWithin(TimeExpression asked, Instant at) {
        boolean begun = asked.from() == null || !at.isBefore(asked.from());
        return begun && (asked.to() == null || at.isBefore(asked.to()) || at.equals(asked.from()));
    }
}
