// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.call.SpaceId;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

/** Searches an empty space a few times: loads the model's and the client's code and lets the compiler see it. */
final class WarmUp {
    private static final int SEARCHES = 20;

    private final MemorySearch search;
    private final Clock clock;

    WarmUp(MemorySearch search, Clock clock) {
        this.search = search;
        this.clock = clock;
    }

    void run() {
        SpaceId nobody = new SpaceId(new UUID(0, 0));
        MemoryFilter filter = new MemoryFilter(List.of(nobody), "default", null, HeldAt.now(clock.instant()));
        for (int i = 0; i < SEARCHES; i++) {
            search.search(new SearchRequest(
                    "Where did the blue bicycle go after summer " + i,
                    "Nobody",
                    filter,
                    10,
                    0,
                    clock.instant().plus(Duration.ofSeconds(10))));
        }
    }
}
