// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.wire.Topic;
import org.jspecify.annotations.Nullable;

/**
 * One event to be published.
 *
 * @param key what the event is about; the topic is compacted by it
 * @param space decides the partition, so that all events of a space stay in order
 * @param version rises with every event of the key
 * @param state the full state, written as JSON; null says the key is gone: a tombstone
 * @param origin the call that caused it, if its caller waits until readers have taken the event in
 */
public record OutgoingEvent(
        Topic topic,
        String key,
        SpaceId space,
        long version,
        @Nullable Object state,
        @Nullable CallOrigin origin) {}
