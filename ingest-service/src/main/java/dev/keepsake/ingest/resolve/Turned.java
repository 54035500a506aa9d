// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.ingest.ledger.Memory;
import java.util.UUID;

/** A known memory as the statement it once was, and a statement as the memory it would have become. */
final class Turned {
    private Turned() {}

    static Candidate candidate(Memory memory) {
        return new Candidate(
                memory.text(),
                memory.entity(),
                memory.key(),
                memory.value(),
                memory.kind(),
                memory.category(),
                memory.importance(),
                memory.validFrom(),
                memory.saidAt(),
                Stance.of(memory.text()) == Stance.DENIES,
                memory.text(),
                0,
                memory.entity());
    }

    /** @param like lends what a statement does not have */
    static Memory memory(Candidate candidate, Memory like) {
        return new Memory(
                new UUID(0, 0),
                0,
                like.space(),
                like.scope(),
                candidate.entity(),
                candidate.key(),
                candidate.value(),
                candidate.text(),
                candidate.kind(),
                candidate.category(),
                candidate.importance(),
                like.provenance(),
                MemoryStatus.CURRENT,
                false,
                candidate.validFrom(),
                null,
                candidate.saidAt(),
                candidate.saidAt(),
                candidate.saidAt(),
                null,
                1);
    }
}
