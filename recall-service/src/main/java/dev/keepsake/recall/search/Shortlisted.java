// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.ingest.MemoryChanged;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A candidate that looked good enough to be read.
 *
 * @param lineLikeness how far the meaning of its whole line stands out
 * @param line the same for all memories of one line
 */
record Shortlisted(Weighed weighed, double lineLikeness, MemoryChanged memory, String line) {
    static Shortlisted of(Weighed weighed, double lineLikeness, MemoryChanged memory) {
        return new Shortlisted(weighed, lineLikeness, memory, lineOf(memory));
    }

    double likeness() {
        return weighed.evidence().likeness();
    }

    /** What tells lines apart. A memory that stands alone is a line of its own. */
    private static String lineOf(MemoryChanged memory) {
        Integer position = memory.surroundings().position();
        return memory.source().id() + " " + (position == null ? memory.quote() : position);
    }

    /** The whole line, as far as it was told. */
    String lineText() {
        return Objects.requireNonNullElse(memory.surroundings().line(), memory.quote());
    }

    /** The line before, if there is one. */
    List<String> justBefore() {
        List<String> before = memory.surroundings().before();
        return before.subList(Math.max(0, before.size() - 1), before.size());
    }

    /** The line with the one before and the one after. */
    List<String> near() {
        List<String> after = memory.surroundings().after();
        return passage(justBefore(), after.subList(0, Math.min(1, after.size())));
    }

    /** The line with all that is known around it. */
    List<String> wide() {
        return passage(memory.surroundings().before(), memory.surroundings().after());
    }

    private List<String> passage(List<String> before, List<String> after) {
        List<String> lines = new ArrayList<>(before);
        lines.add(lineText());
        lines.addAll(after);
        return lines;
    }
}
