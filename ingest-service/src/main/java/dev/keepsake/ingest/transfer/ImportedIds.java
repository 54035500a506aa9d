// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.SourceJournal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.UUID;

/**
 * Under which ids the records of an export are kept in a space: the ones they have, where the space holds them; else others,
 * which are the same each time. What was erased before gets new ones, for no reader takes in again what had ended.
 */
final class ImportedIds {
    private static final char BETWEEN = '\u0000';

    private final SourceJournal sources;
    private final MemoryLedger memories;

    ImportedIds(SourceJournal sources, MemoryLedger memories) {
        this.sources = sources;
        this.memories = memories;
    }

    SourceId source(SpaceId space, String exported) {
        return SourceId.parse(exported)
                .filter(own -> sources.knows(space, own, null))
                .orElseGet(() -> SourceId.ofContent(anew(space, exported)));
    }

    UUID memory(SpaceId space, UUID exported) {
        return memories.find(space, exported).isPresent()
                ? exported
                : UUID.nameUUIDFromBytes(anew(space, exported.toString()).getBytes(StandardCharsets.UTF_8));
    }

    private String anew(SpaceId space, String exported) {
        String sinceErased = sources.erasedAt(space).map(Instant::toString).orElse("");
        return space + String.valueOf(BETWEEN) + sinceErased + BETWEEN + exported;
    }
}
