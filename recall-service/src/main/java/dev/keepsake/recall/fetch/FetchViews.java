// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.fetch;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.contracts.recall.Fetch;
import dev.keepsake.recall.view.MemoryViews;

/** What {@code fetch} shows. */
final class FetchViews {
    private FetchViews() {}

    static Fetch.Result memory(MemoryChanged memory) {
        return Fetch.Result.found(
                MemoryNumber.format(memory.number()),
                MemoryViews.title(memory),
                memory.text() + "\n\n“" + memory.quote() + "”",
                MemoryViews.url(memory),
                new Fetch.Metadata(
                        memory.factId(),
                        memory.kind().wireName(),
                        memory.category(),
                        memory.quote(),
                        memory.source(),
                        memory.saidAt(),
                        memory.learnedAt(),
                        memory.validFrom(),
                        memory.validTo(),
                        memory.history().stream().map(FetchViews::earlier).toList(),
                        memory.source().kind().wireName(),
                        memory.status().wireName(),
                        null,
                        null));
    }

    static Fetch.Result source(SourceChanged source, SourceStatus status) {
        String title = source.title() == null ? MemoryViews.shortened(source.text()) : source.title();
        return Fetch.Result.found(
                source.id().toString(),
                title,
                source.text(),
                source.url(),
                Fetch.Metadata.ofSource(source.kind().wireName(), status.wireName(), source.reason(), source.facts()));
    }

    private static Fetch.Earlier earlier(MemoryChanged.EarlierMemory earlier) {
        return new Fetch.Earlier(
                MemoryNumber.format(earlier.number()),
                earlier.text(),
                earlier.ended().wireName(),
                earlier.validFrom(),
                earlier.validTo());
    }
}
