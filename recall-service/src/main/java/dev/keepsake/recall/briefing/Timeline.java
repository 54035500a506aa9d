// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.briefing;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryChanged.EarlierMemory;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.MemoryStatus;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What changed when, from the history and validity of memories, oldest first. */
final class Timeline {
    private static final int MOST_LINES = 20;

    private final ZoneId zone;

    Timeline(ZoneId zone) {
        this.zone = zone;
    }

    /** A memory that never changed has no line. What was wrong is not shown as if it had been true. */
    List<String> of(List<MemoryChanged> memories) {
        List<Entry> entries = new ArrayList<>();
        for (MemoryChanged memory : memories) {
            List<EarlierMemory> earlier = memory.history().stream()
                    .filter(one -> one.ended() != MemoryStatus.WRONG)
                    .toList();
            if (earlier.isEmpty() && memory.validTo() == null) {
                continue;
            }
            for (EarlierMemory one : earlier) {
                Instant end = one.validTo() == null ? memory.validFrom() : one.validTo();
                entries.add(new Entry(one.validFrom(), end, one.text(), one.number()));
            }
            entries.add(new Entry(memory.validFrom(), memory.validTo(), memory.text(), memory.number()));
        }
        return entries.stream()
                .sorted(Comparator.comparing(Entry::from))
                .limit(MOST_LINES)
                .map(this::line)
                .distinct()
                .toList();
    }

    private String line(Entry entry) {
        String until = entry.to() == null ? "on" : "to " + day(entry.to());
        return "- from " + day(entry.from()) + " " + until + ": " + SafeLine.of(entry.text()) + " ["
                + MemoryNumber.format(entry.number()) + "]";
    }

    private LocalDate day(Instant instant) {
        return LocalDate.ofInstant(instant, zone);
    }

    private record Entry(
            Instant from, @org.jspecify.annotations.Nullable Instant to, String text, long number) {}
}
