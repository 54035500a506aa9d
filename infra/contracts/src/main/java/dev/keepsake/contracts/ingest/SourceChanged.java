// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import dev.keepsake.contracts.call.SpaceId;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The full state of a source after a change. A forgotten source ends in a tombstone instead.
 *
 * @param text what was added, word for word, cut after a few thousand characters
 * @param reason why learning failed, or that it found nothing new
 * @param facts how many memories rest on it
 * @param taught the memories it taught with their versions: a reader shows the final status only once it has these
 */
public record SourceChanged(
        SourceId id,
        long version,
        SpaceId space,
        SourceKind kind,
        @Nullable String title,
        @Nullable String url,
        @Nullable Channel channel,
        @Nullable String agentId,
        String text,
        SourceStatus status,
        @Nullable String reason,
        int facts,
        List<Taught> taught,
        Instant addedAt) {

    public SourceChanged {
        taught = List.copyOf(taught);
    }

    /** A memory as this source left it. */
    public record Taught(UUID factId, long version) {}
}
