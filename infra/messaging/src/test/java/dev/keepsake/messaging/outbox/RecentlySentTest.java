// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.Test;

class RecentlySentTest {
    private final RecentlySent recent = new RecentlySent();

    @Test
    void givesTheNewerState_whenAnOlderOneIsSentAfterIt() {
        KeptEvent newer = event("fact", 2);

        assertThat(recent.overtakenBy(newer)).isEmpty();

        assertThat(recent.overtakenBy(event("fact", 1))).contains(newer);
    }

    @Test
    void givesNothing_whenStatesAreSentInOrder() {
        recent.overtakenBy(event("fact", 1));

        assertThat(recent.overtakenBy(event("fact", 2))).isEmpty();
        assertThat(recent.overtakenBy(event("other", 1))).isEmpty();
    }

    private static KeptEvent event(String key, long version) {
        return new KeptEvent(UUID.randomUUID(), "topic", key, "space", version, "{}", null);
    }
}
