// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.keepsake.contracts.call.SpaceId;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Who talks in each space, remembered for some seconds: a new voice may be noticed a little later. */
final class KnownSpeakers {
    private static final Duration KEPT = Duration.ofSeconds(20);
    private static final int MOST_SPACES = 10_000;

    private final MemoryIndex index;
    private final Cache<SpaceId, Set<String>> bySpace = Caffeine.newBuilder()
            .maximumSize(MOST_SPACES)
            .expireAfterWrite(KEPT)
            .build();

    KnownSpeakers(MemoryIndex index) {
        this.index = index;
    }

    Set<String> of(List<SpaceId> spaces, Instant deadline) {
        Set<String> all = new HashSet<>();
        for (SpaceId space : spaces) {
            Set<String> known = bySpace.getIfPresent(space);
            if (known == null) {
                known = index.speakers(space, deadline);
                bySpace.put(space, known);
            }
            all.addAll(known);
        }
        return all;
    }
}
