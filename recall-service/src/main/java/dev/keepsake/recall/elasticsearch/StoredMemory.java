// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch.core.search.Hit;
import co.elastic.clients.elasticsearch.core.search.ResponseBody;
import co.elastic.clients.elasticsearch.core.search.SourceConfig;
import dev.keepsake.contracts.ingest.MemoryChanged;
import java.util.List;
import java.util.Objects;

/** What is read back of a {@link MemoryDocument}: the state it shows. */
record StoredMemory(MemoryChanged payload) {
    /** Unfiltered: the index keeps nothing else of a document. */
    static final SourceConfig SOURCE = SourceConfig.of(source -> source.fetch(true));

    static final SourceConfig NO_SOURCE = SourceConfig.of(source -> source.fetch(false));

    /** The states that a search with {@link #SOURCE} found, in its order. */
    static List<MemoryChanged> in(ResponseBody<StoredMemory> found) {
        return found.hits().hits().stream().map(StoredMemory::of).toList();
    }

    private static MemoryChanged of(Hit<StoredMemory> hit) {
        return Objects.requireNonNull(hit.source(), "a hit without its source").payload();
    }
}
