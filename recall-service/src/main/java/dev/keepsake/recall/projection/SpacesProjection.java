// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import dev.keepsake.contracts.ingest.SpaceErased;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.EventHandler;
import dev.keepsake.messaging.IncomingEvent;

/** Lets go of what is kept for a space that was erased; the ends of its memories and sources come as events of their own. */
final class SpacesProjection implements EventHandler<SpaceErased> {
    private final SpaceLeavings leavings;

    SpacesProjection(SpaceLeavings leavings) {
        this.leavings = leavings;
    }

    @Override
    public Topic topic() {
        return Topic.SPACES;
    }

    @Override
    public Class<SpaceErased> type() {
        return SpaceErased.class;
    }

    @Override
    public void handle(IncomingEvent<SpaceErased> event) {
        event.state().ifPresent(erased -> leavings.remove(erased.space(), erased.erasedAt()));
    }
}
