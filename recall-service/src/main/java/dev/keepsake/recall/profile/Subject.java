// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.profile;

import dev.keepsake.contracts.ingest.MemoryChanged;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Who is meant by a name, and what is remembered of each.
 *
 * @param people by their names; more than one where the name fits several
 */
record Subject(Map<String, List<MemoryChanged>> people) {
    /** Everybody whom the name fits, each apart. A full name fits one; a first name all who have it. */
    static Subject of(String name, List<MemoryChanged> memories) {
        Named named = new Named(name);
        Map<String, List<MemoryChanged>> people = new LinkedHashMap<>();
        Map<String, String> spelling = new LinkedHashMap<>();
        for (MemoryChanged memory : memories) {
            if (named.isExactly(memory) || named.isBeginningOf(memory)) {
                String entity = Named.bare(memory.entity());
                String shown = spelling.computeIfAbsent(key(memory, entity), key -> shown(memory, entity));
                people.computeIfAbsent(shown, key -> new ArrayList<>()).add(memory);
            }
        }
        return new Subject(people);
    }

    boolean isAmbiguous() {
        return people.size() > 1;
    }

    int memories() {
        return people.values().stream().mapToInt(List::size).sum();
    }

    /** Namesakes with one and the same entity differ in their description. */
    private static String key(MemoryChanged memory, String entity) {
        return Named.folded(shown(memory, entity));
    }

    private static String shown(MemoryChanged memory, String entity) {
        String about = memory.about().strip();
        boolean tellsMore = Named.folded(about).startsWith(Named.folded(entity) + " ");
        return tellsMore ? about : entity;
    }
}
