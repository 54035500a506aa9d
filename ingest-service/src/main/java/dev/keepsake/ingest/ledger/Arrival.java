// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.ingest.Channel;
import org.jspecify.annotations.Nullable;

/**
 * How a source came to us.
 *
 * @param provenance the tag that says which door it came through
 * @param channel of a conversation
 * @param agentId the agent that a conversation was held with
 * @param pushId the producer's own id of a conversation
 */
public record Arrival(
        String provenance,
        @Nullable Channel channel,
        @Nullable String agentId,
        @Nullable String pushId) {

    /** Of what is no conversation. */
    public static Arrival through(String provenance) {
        return new Arrival(provenance, null, null, null);
    }
}
