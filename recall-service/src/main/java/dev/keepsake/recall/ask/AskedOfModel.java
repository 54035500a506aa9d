// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.search.FoundMemory;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A question with what was found for it, in the form a model is given it. */
record AskedOfModel(String question, String askedBy, Instant now, List<NumberedMemory> memories) {

    /** A memory as it is cited. */
    record NumberedMemory(
            int number,
            String about,
            String text,
            Instant saidAt,
            Instant from,
            @Nullable Instant until,
            boolean disputed) {}

    static AskedOfModel of(String question, String person, Instant now, List<FoundMemory> found) {
        List<NumberedMemory> memories = new ArrayList<>();
        for (FoundMemory one : found) {
            MemoryChanged memory = one.memory();
            memories.add(new NumberedMemory(
                    memories.size() + 1,
                    memory.about(),
                    memory.text(),
                    memory.saidAt(),
                    memory.validFrom(),
                    memory.validTo(),
                    memory.status() == MemoryStatus.CLASH));
        }
        return new AskedOfModel(question, person, now, memories);
    }
}
