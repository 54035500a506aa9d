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
import org.jspecify.annotations.Nullable;

/** What changed when, from the history and validity of memories, oldest first. */
final class Timeline {
    private static final int MOST_LINES = 20;

    private final ZoneId zone;

    Timeline(ZoneId zone) {
        this.zone = zone;
    }

    /**
     * A memory that never changed has no line. What was wrong is not shown as if it had been true. Where there is more than
     * fits, the oldest is left out.
     */
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
        List<String> lines = entries.stream()
                .sorted(Comparator.comparing(Entry::from))
                .map(this::line)
                .distinct()
                .toList();
        return lines.subList(Math.max(0, lines.size() - MOST_LINES), lines.size());
    }

    private String line(Entry entry) {
        String until = entry.to() == null ? "on" : "to " + day(entry.to());
        return "- from " + day(entry.from()) + " " + until + ": " + SafeLine.of(entry.text()) + " ["
                + MemoryNumber.format(entry.number()) + "]";
    }

    private LocalDate day(Instant instant) {
        return LocalDate.ofInstant(instant, zone);
    }

    private record Entry(Instant from, @Nullable Instant to, String text, long number) {}
}
