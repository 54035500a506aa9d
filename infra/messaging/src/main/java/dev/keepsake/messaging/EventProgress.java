// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.wire.Topic;
import java.time.Instant;

/** How far this service, all its replicas together, has read the topics it reads. */
public interface EventProgress {
    /**
     * Waits until all that was on the topic for a space when this was called has been handled.
     *
     * @return whether it has; false where the deadline came first
     */
    boolean awaitHandled(Topic topic, SpaceId space, Instant deadline);
}
