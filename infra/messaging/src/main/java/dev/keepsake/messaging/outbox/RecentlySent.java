// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.outbox;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The newest state sent of the keys sent last. Two transactions that commit one after the other may tell the relay the other
 * way round; the newer state is then sent once more, so that it is the last one in the topic.
 */
final class RecentlySent {
    private static final int KEYS = 500;

    private final Map<Key, KeptEvent> newest = new LinkedHashMap<>(KEYS, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, KeptEvent> eldest) {
            return size() > KEYS;
        }
    };

    private record Key(String topic, String key) {}

    /** Remembers an event that has been sent; gives a newer one of its key that was sent before it. */
    Optional<KeptEvent> overtakenBy(KeptEvent sent) {
        Key key = new Key(sent.topic(), sent.key());
        KeptEvent known = newest.get(key);
        if (known != null && known.version() > sent.version()) {
            return Optional.of(known);
        }
        newest.put(key, sent);
        return Optional.empty();
    }
}
