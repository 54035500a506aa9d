// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Set;

/**
 * The instant in the world a search asks about.
 *
 * @param past whether the caller named the instant: then what was replaced since counts, and what began later does not
 */
public record HeldAt(Instant instant, boolean past) {
    public static HeldAt now(Instant now) {
        return new HeldAt(now, false);
    }

    public static HeldAt asOf(Instant instant) {
        return new HeldAt(instant, true);
    }

    /** What may be shown. Never what was wrong. */
    public Set<MemoryStatus> statuses() {
        return past
                ? EnumSet.of(MemoryStatus.CURRENT, MemoryStatus.CLASH, MemoryStatus.SUPERSEDED)
                : EnumSet.of(MemoryStatus.CURRENT, MemoryStatus.CLASH);
    }

    boolean admits(MemoryChanged memory) {
        boolean begun = !past || !memory.validFrom().isAfter(instant);
        boolean lasting = memory.validTo() == null || memory.validTo().isAfter(instant);
        return begun && lasting && statuses().contains(memory.status());
    }
}
