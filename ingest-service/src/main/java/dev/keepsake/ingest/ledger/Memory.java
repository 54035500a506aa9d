// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;
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
        String entity,
        String key,
        String value,
        String text,
        Kind kind,
        Category category,
        Importance importance,
        String provenance,
        MemoryStatus status,
        boolean sole,
        Instant validFrom,
        @Nullable Instant validTo,
        Instant saidAt,
        Instant learnedAt,
        Instant recordedAt,
        @Nullable UUID supersededBy,
        long version) {

    public Memory as(MemoryStatus other) {
        return new Memory(
                factId,
                number,
                space,
                scope,
                entity,
                key,
                value,
                text,
                kind,
                category,
                importance,
                provenance,
                other,
                sole,
                validFrom,
                validTo,
                saidAt,
                learnedAt,
                recordedAt,
                supersededBy,
                version);
    }

    /** When this ended, if another took its place: when that began to hold, or else when it was said. */
    public Instant endedBy(Instant successorFrom, Instant successorSaid) {
        return successorFrom.isAfter(validFrom) ? successorFrom : successorSaid;
    }

    public String subject() {
        return Digests.subject(entity, key);
    }

    public String fingerprint() {
        return Digests.fingerprint(text);
    }
}
