// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.Settlements;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SpaceErased;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.EventOutbox;
import dev.keepsake.messaging.OutgoingEvent;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Tells the world what has changed, in the transaction that changes it. Each method gives the names of the settlements
 * that say recall has taken the change in.
 */
public final class Announcements {
    private final MemoryLedger memories;
    private final SourceJournal sources;
    private final EventOutbox outbox;

    public Announcements(MemoryLedger memories, SourceJournal sources, EventOutbox outbox) {
        this.memories = memories;
        this.sources = sources;
        this.outbox = outbox;
    }

    /** Tells the present state of memories. */
    public Set<String> memories(SpaceId space, Collection<UUID> factIds, @Nullable CallOrigin origin) {
        Set<String> settlements = new HashSet<>();
        if (factIds.isEmpty()) {
            return settlements;
        }
        for (MemoryChanged state : memories.states(space, factIds)) {
            settlements.add(publish(new OutgoingEvent(
                    Topic.MEMORIES, state.factId().toString(), space, state.version(), state, origin)));
        }
        return settlements;
    }

    /** Tells the present state of sources. */
    public Set<String> sources(SpaceId space, Collection<SourceId> ids, @Nullable CallOrigin origin) {
        Set<String> settlements = new HashSet<>();
        if (ids.isEmpty()) {
            return settlements;
        }
        for (SourceChanged state : sources.states(space, ids)) {
            settlements.add(publish(
                    new OutgoingEvent(Topic.SOURCES, state.id().toString(), space, state.version(), state, origin)));
        }
        return settlements;
    }

    /** Tells that a key of a topic is gone, and takes back what was not sent of it. */
    public String gone(Topic topic, String key, SpaceId space, long version, @Nullable CallOrigin origin) {
        outbox.withdraw(key);
        return publish(new OutgoingEvent(topic, key, space, version, null, origin));
    }

    /** Takes back what was published under a key and not sent: it may hold a text that is no longer to be told. */
    public void withdraw(String key) {
        outbox.withdraw(key);
    }

    /** Tells that a whole space was erased. */
    public String erased(SpaceErased erased, long version, @Nullable CallOrigin origin) {
        return publish(
                new OutgoingEvent(Topic.SPACES, erased.space().toString(), erased.space(), version, erased, origin));
    }

    /** Takes back everything of a space that was published and not sent. */
    public void withdrawAll(SpaceId space) {
        outbox.withdrawAll(space);
    }

    /** Tells that a key of a topic is gone, where nothing waits to be sent of it. */
    public String ended(Topic topic, String key, SpaceId space, long version, @Nullable CallOrigin origin) {
        return publish(new OutgoingEvent(topic, key, space, version, null, origin));
    }

    private String publish(OutgoingEvent event) {
        outbox.publish(event);
        return Settlements.name(ServiceName.RECALL, event.key(), event.version());
    }
}
