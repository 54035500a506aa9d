// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import dev.keepsake.contracts.ingest.MemoryChanged;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Whether a statement stands on the words it was learned from. */
final class Grounding {
    private static final double LEAST_SHARE = 0.3;
    private static final int SHORTEST = 4;

    private Grounding() {}

    static boolean holds(MemoryChanged memory) {
        Set<String> claimed = words(memory.text());
        Set<String> said =
                words(String.join(" ", List.of(memory.quote(), memory.entity(), memory.key(), memory.value())));
        long held = claimed.stream().filter(said::contains).count();
        return claimed.isEmpty() || (double) held / claimed.size() >= LEAST_SHARE;
    }

    /** Cut to their beginnings, so that "lives" and "live" are one. */
    private static Set<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> word.length() >= SHORTEST)
                .map(word -> word.substring(0, SHORTEST))
                .collect(Collectors.toSet());
    }
}
