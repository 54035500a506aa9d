// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.profile;

import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.language.time.TimeExpression;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.regex.Pattern;

/** Whether a memory tells what lasts or what is going on. */
final class Currency {
    enum Standing {
        LASTING,
        CURRENT,
        /** A plan whose time has gone. */
        OVER
    }

    /** A state that began no longer ago is news. */
    private static final Duration RECENT = Duration.ofDays(30);

    private static final Pattern GOING_ON = Pattern.compile(
            "(?i)\\b(?:(?:is|are|am) (?:currently |now |still )?\\p{L}+ing|currently|at the moment|right now|these days|"
                    + "this (?:week|month|year)|plans? to|wants? to|needs? to|going to|will|considering)\\b");

    private final TemporalResolver times;
    private final Instant now;
    private final ZoneId zone;

    Currency(TemporalResolver times, Instant now, ZoneId zone) {
        this.times = times;
        this.now = now;
        this.zone = zone;
    }

    Standing of(MemoryChanged memory) {
        List<TimeExpression> named = times.resolve(memory.text(), memory.saidAt(), zone);
        boolean ahead = memory.validTo() != null
                || memory.validFrom().isAfter(now)
                || named.stream()
                        .anyMatch(time -> time.from() != null && time.from().isAfter(now));
        if (memory.kind() == Kind.PLAN) {
            boolean over = !named.isEmpty() && !ahead && named.stream().allMatch(this::isOver);
            return over ? Standing.OVER : Standing.CURRENT;
        }
        if (memory.kind() == Kind.PREF || memory.kind() == Kind.PEOPLE) {
            return Standing.LASTING;
        }
        boolean recent = memory.saidAt().isAfter(now.minus(RECENT))
                && GOING_ON.matcher(memory.text()).find();
        return ahead || recent ? Standing.CURRENT : Standing.LASTING;
    }

    private boolean isOver(TimeExpression time) {
        Instant end = time.to() == null ? time.from() : time.to();
        return end != null && end.isBefore(now);
    }
}
