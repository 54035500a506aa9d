// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.ingest.ledger.Fact;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.Times;
import java.time.Instant;
import java.util.UUID;

/** Statements that come after memories, each known by its text alone. */
final class Told {
    private static final Instant EARLIER = Instant.parse("2026-06-01T10:00:00Z");
    private static final Instant LATER = Instant.parse("2026-06-16T10:00:00Z");

    private Told() {}

    /** What Nadia says later of {@code entity}. */
    static Candidate later(String entity, String text) {
        return new Candidate(fact(entity, text, Kind.DETAIL), LATER, LATER, false, text, 0, "Nadia");
    }

    static Memory before(String entity, String text) {
        return before(entity, text, Kind.DETAIL);
    }

    static Memory before(String entity, String text, Kind kind) {
        return memory(fact(entity, text, kind), false);
    }

    /** What an agent wrote down. */
    static Memory written(String entity, String key, String value) {
        return memory(new Fact(value, entity, key, value, Kind.DETAIL, Category.FACT, Importance.MEDIUM), true);
    }

    private static Memory memory(Fact fact, boolean sole) {
        return new Memory(
                UUID.randomUUID(),
                1,
                new SpaceId(UUID.randomUUID()),
                "default",
                fact,
                "test",
                MemoryStatus.CURRENT,
                sole,
                new Times(EARLIER, null, EARLIER, EARLIER, EARLIER),
                null,
                1);
    }

    private static Fact fact(String entity, String text, Kind kind) {
        Category category = kind == Kind.PLAN ? Category.TASK : Category.FACT;
        return new Fact(text, entity, "said " + text, text, kind, category, Importance.MEDIUM);
    }
}
