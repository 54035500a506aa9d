// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedMemory;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedWitness;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Witness;
import java.util.List;
import java.util.UUID;

/** What a memory of an export rests on here. A quote counts only where its words stand in the line, as for any memory. */
final class ImportedQuotes {
    private final SourceJournal sources;
    private final ImportedIds ids;

    ImportedQuotes(SourceJournal sources, ImportedIds ids) {
        this.sources = sources;
        this.ids = ids;
    }

    List<Witness> of(SpaceId space, UUID memory, ExportedMemory exported) {
        return exported.witnesses().stream()
                .map(witness -> witness(space, memory, witness))
                .filter(witness -> stands(space, witness))
                .toList();
    }

    private Witness witness(SpaceId space, UUID memory, ExportedWitness witness) {
        SourceId source = ids.source(space, witness.source());
        return new Witness(memory, source, witness.line(), witness.quote(), witness.rationale(), witness.speaker());
    }

    private boolean stands(SpaceId space, Witness witness) {
        return sources.lines(space, witness.source()).stream()
                .filter(line -> line.position() == witness.line())
                .map(Line::text)
                .anyMatch(text -> text.contains(witness.quote()));
    }
}
