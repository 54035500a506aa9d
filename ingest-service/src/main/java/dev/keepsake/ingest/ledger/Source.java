// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Channel;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import java.time.Instant;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/**
 * Something told to us, without its lines.
 *
 * @param provenance the tag that says which door it came through
 * @param person who "I" is in it
 * @param zone where the person's "tomorrow" is
 * @param category what the person said it is; decides over what is read from the words
 * @param importance as {@code category}
 * @param pushId the producer's own id of a conversation
 */
public record Source(
        SourceId id,
        SpaceId space,
        String scope,
        SourceKind kind,
        @Nullable String title,
        @Nullable Channel channel,
        @Nullable String agentId,
        String provenance,
        String person,
        ZoneId zone,
        @Nullable Category category,
        @Nullable Importance importance,
        @Nullable String pushId,
        Instant addedAt) {

    /** The project that is meant where none is named. */
    public static final String DEFAULT_SCOPE = "default";
}
