// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.capture;

import dev.keepsake.contracts.ingest.ConversationPushed;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.EventHandler;
import dev.keepsake.messaging.IncomingEvent;

/** Reads the public topic, on which the gateway leaves captured conversations too. */
final class ConversationPushedListener implements EventHandler<ConversationPushed> {
    private final ConversationKeeper keeper;

    ConversationPushedListener(ConversationKeeper keeper) {
        this.keeper = keeper;
    }

    @Override
    public Topic topic() {
        return Topic.CONVERSATIONS;
    }

    @Override
    public Class<ConversationPushed> type() {
        return ConversationPushed.class;
    }

    @Override
    public void handle(IncomingEvent<ConversationPushed> event) {
        event.state()
                .ifPresent(
                        pushed -> keeper.keep(pushed, event.at(), event.origin().orElse(null)));
    }
}
