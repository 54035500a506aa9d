// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.ingest.MemoryChanged;

/**
 * A candidate that looked good enough to be read.
 *
 * @param line the same for all memories of one line
 */
record Shortlisted(Weighed weighed, MemoryChanged memory, String line) {
    static Shortlisted of(Weighed weighed, MemoryChanged memory) {
        return new Shortlisted(weighed, memory, lineOf(memory));
    }

    double likeness() {
        return weighed.evidence().likeness();
    }

    /** What tells lines apart. A memory that stands alone is a line of its own. */
    private static String lineOf(MemoryChanged memory) {
        Object place = memory.surroundings().equals(MemoryChanged.Surroundings.NONE)
                ? memory.quote()
                : memory.saidAt() + " " + memory.surroundings();
        return memory.source().id() + " " + place;
    }
}
