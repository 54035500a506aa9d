// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.ingest.MemoryChanged;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** About how much room a memory takes, rather too much than too little. */
final class MemoryWeight {
    /** Of the objects themselves, times and ids. */
    private static final int FRAME = 1_200;

    private static final int EACH_TEXT = 48;
    private static final int EACH_EARLIER = 200;

    private MemoryWeight() {}

    static int bytes(MemoryChanged memory) {
        long bytes = FRAME;
        for (String text : List.of(
                memory.entity(),
                memory.key(),
                memory.value(),
                memory.text(),
                memory.about(),
                memory.quote(),
                memory.rationale(),
                Objects.requireNonNullElse(memory.surroundings().line(), ""))) {
            bytes += bytes(text);
        }
        bytes += Stream.concat(memory.surroundings().before().stream(), memory.surroundings().after().stream())
                .mapToLong(MemoryWeight::bytes)
                .sum();
        bytes += memory.history().stream()
                .mapToLong(earlier -> EACH_EARLIER + bytes(earlier.text()))
                .sum();
        return (int) Math.min(bytes, Integer.MAX_VALUE);
    }

    private static long bytes(String text) {
        return EACH_TEXT + 2L * text.length();
    }
}
