// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.messaging.IncomingEvent;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a batch of events comes to.
 *
 * @param kept the newest state of each key that is not gone
 * @param gone the keys that are gone, with their space
 * @param awaited whether a caller waits for one of them
 */
record EventDigest<E>(Map<String, E> kept, Map<String, SpaceId> gone, boolean awaited) {
    static <E> EventDigest<E> of(List<IncomingEvent<E>> events) {
        Map<String, E> kept = new LinkedHashMap<>();
        Map<String, Long> versions = new HashMap<>();
        Map<String, SpaceId> gone = new LinkedHashMap<>();
        boolean awaited = false;
        for (IncomingEvent<E> event : events) {
            awaited |= event.origin().isPresent();
            if (event.state().isEmpty()) {
                gone.put(event.key(), spaceOf(event));
            } else if (event.version() >= versions.getOrDefault(event.key(), Long.MIN_VALUE)) {
                versions.put(event.key(), event.version());
                kept.put(event.key(), event.state().get());
            }
        }
        kept.keySet().removeAll(gone.keySet());
        return new EventDigest<>(kept, gone, awaited);
    }

    /** The space of an event that must name one. */
    static SpaceId spaceOf(IncomingEvent<?> event) {
        return event.space()
                .orElseThrow(() -> new IllegalArgumentException("A tombstone must name its space in a header."));
    }
}
