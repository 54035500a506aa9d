// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryStatus;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * One statement learned, standing alone.
 *
 * @param sole whether it is the one value of its entity and key, as a written fact is
 * @param supersededBy the memory that replaced it
 */
public record Memory(
        UUID factId,
        long number,
        SpaceId space,
        String scope,
        Fact fact,
        String provenance,
        MemoryStatus status,
        boolean sole,
        Times times,
        @Nullable UUID supersededBy,
        long version)
        implements Claim {

    public Memory as(MemoryStatus other) {
        return new Memory(factId, number, space, scope, fact, provenance, other, sole, times, supersededBy, version);
    }

    /** The same about an entity of another name. */
    public Memory about(String otherEntity) {
        return new Memory(
                factId,
                number,
                space,
                scope,
                fact.about(otherEntity),
                provenance,
                status,
                sole,
                times,
                supersededBy,
                version);
    }

    /** The same, with another that began to hold later in its place. */
    public Memory endedBy(Memory successor, Instant at) {
        Times ended = new Times(
                times.validFrom(),
                endedBy(successor.validFrom(), successor.saidAt()),
                times.saidAt(),
                times.learnedAt(),
                at);
        return new Memory(
                factId,
                number,
                space,
                scope,
                fact,
                provenance,
                MemoryStatus.SUPERSEDED,
                sole,
                ended,
                successor.factId(),
                version);
    }

    /** When this ended, if another took its place: when that began to hold, or else when it was said. */
    public Instant endedBy(Instant successorFrom, Instant successorSaid) {
        return successorFrom.isAfter(validFrom()) ? successorFrom : successorSaid;
    }

    public Instant validFrom() {
        return times.validFrom();
    }

    public Instant saidAt() {
        return times.saidAt();
    }
}
