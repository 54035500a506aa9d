// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.Times;
import java.time.Instant;
import java.util.UUID;

/** A known memory as the statement it once was, and a statement as the memory it would have become. */
final class Turned {
    private Turned() {}

    static Candidate candidate(Memory memory) {
        return new Candidate(
                memory.fact(),
                memory.validFrom(),
                memory.saidAt(),
                Stance.of(memory.text()) == Stance.DENIES,
                memory.text(),
                0,
                memory.entity());
    }

    /** @param like lends what a statement does not have */
    static Memory memory(Candidate candidate, Memory like) {
        Instant saidAt = candidate.saidAt();
        return new Memory(
                new UUID(0, 0),
                0,
                like.space(),
                like.scope(),
                candidate.fact(),
                like.provenance(),
                MemoryStatus.CURRENT,
                false,
                new Times(candidate.validFrom(), null, saidAt, saidAt, saidAt),
                null,
                1);
    }
}
