// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.search.FoundMemory;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;

/** What {@link Answering} says to a question of Teo's from next to nothing. */
final class OneMemory {
    private static final Answering ANSWERING = Answering.load();
    private static final Instant NOW = Instant.parse("2026-03-10T12:00:00Z");
    private static final SpaceId SPACE = new SpaceId(new UUID(1, 2));

    private OneMemory() {}

    /** @return the answer; empty where there is none */
    static String answer(String entity, String known, String question) {
        return answer(question, List.of(AMemory.in(SPACE, known).about(entity).build()));
    }

    /** The same with what Teo said, word for word. */
    static String told(String known, String quote, String question) {
        return answer(
                question,
                List.of(AMemory.in(SPACE, known).about("Teo").quoting(quote).build()));
    }

    /** The same with two memories about Teo, of which the search prefers the one that was said first. */
    static String later(String question, String first, String second) {
        return answer(
                question,
                List.of(
                        AMemory.in(SPACE, first)
                                .about("Teo")
                                .saidAt("2025-01-01T00:00:00Z")
                                .build(),
                        AMemory.in(SPACE, second)
                                .about("Teo")
                                .saidAt("2026-01-01T00:00:00Z")
                                .build()));
    }

    private static String answer(String question, List<MemoryChanged> memories) {
        List<FoundMemory> found = memories.stream()
                .map(memory -> new FoundMemory(memory, 0.8 - 0.1 * memories.indexOf(memory)))
                .toList();
        return ANSWERING
                .answer(question, found, "teo", NOW, ZoneOffset.UTC)
                .map(ComposedAnswer::text)
                .orElse("");
    }
}
