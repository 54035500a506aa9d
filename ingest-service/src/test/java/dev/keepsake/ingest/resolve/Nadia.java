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

/** What Nadia tells, each with its key and value, and what is remembered of it. */
final class Nadia {
    static final Instant EARLIER = Instant.parse("2026-01-10T10:00:00Z");
    static final Instant LATER = Instant.parse("2026-02-10T10:00:00Z");

    private Nadia() {}

    static Candidate home(String text, String value, Instant at) {
        return candidate("home", text, value, at);
    }

    /** Whose value is the whole of it. */
    static Candidate keyed(String key, String text, Instant at) {
        return candidate(key, text, text.replace(".", ""), at);
    }

    static Candidate candidate(String key, String text, String value, Instant at) {
        return new Candidate(fact("Nadia", key, value, text), at, at, false, text, 0, "Nadia");
    }

    static Memory memory(long number, String entity, String key, String value, String text) {
        return new Memory(
                UUID.randomUUID(),
                number,
                new SpaceId(UUID.randomUUID()),
                "default",
                fact(entity, key, value, text),
                "note",
                MemoryStatus.CURRENT,
                false,
                new Times(EARLIER, null, EARLIER, EARLIER, EARLIER),
                null,
                1);
    }

    static Fact fact(String entity, String key, String value, String text) {
        return new Fact(text, entity, key, value, Kind.DETAIL, Category.FACT, Importance.MEDIUM);
    }
}
