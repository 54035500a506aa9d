// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.fetch;

import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceStatus;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/** Says how far a source is. It is not done before a search finds what it taught. */
final class SourceProgressReader {
    private final SourceLookup sources;
    private final ForgottenIds forgotten;

    SourceProgressReader(SourceLookup sources, ForgottenIds forgotten) {
        this.sources = sources;
        this.forgotten = forgotten;
    }

    SourceStatus statusOf(SourceChanged source, Instant deadline) {
        boolean isFinal = source.status() == SourceStatus.LEARNED || source.status() == SourceStatus.FAILED;
        if (!isFinal || source.taught().isEmpty()) {
            return source.status();
        }
        Set<String> missing = sources.notYetSearchable(source, deadline).stream()
                .map(UUID::toString)
                .collect(Collectors.toSet());
        boolean complete = missing.isEmpty() || forgotten.among(missing).size() == missing.size();
        return complete ? source.status() : SourceStatus.LEARNING;
    }
}
