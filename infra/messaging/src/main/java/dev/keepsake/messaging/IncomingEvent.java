// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.SpaceId;
import java.time.Instant;
import java.util.Optional;

/**
 * One event as read from the bus; may come again.
 *
 * @param space absent on records of producers that do not name it outside the state
 * @param version 0 where the producer gave none
 * @param state empty for a tombstone
 * @param origin present where a caller waits; it is told once the handler has returned
 * @param at when the producer wrote the record, or the broker took it
 */
public record IncomingEvent<E>(
        String key,
        Optional<SpaceId> space,
        long version,
        Optional<E> state,
        Optional<CallOrigin> origin,
        Instant at) {}
