// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.messaging.IncomingEvent;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class EventDigestTest {
    private static final SpaceId SPACE = new SpaceId(UUID.randomUUID());

    @Test
    void keepsTheNewestStateOfEachKey() {
        EventDigest<String> digest =
                EventDigest.of(List.of(event("a", 2, "newer"), event("a", 1, "older"), event("b", 1, "other")));

        assertThat(digest.kept().values()).containsExactly("newer", "other");
    }

    @Test
    void letsNothingComeBack_whatEverFollowsTheEnd() {
        EventDigest<String> digest =
                EventDigest.of(List.of(event("a", 1, "said"), event("a", 2, null), event("a", 3, "late")));

        assertThat(digest.kept()).isEmpty();
        assertThat(digest.gone()).containsOnlyKeys("a");
    }

    @Test
    void knowsWhetherSomebodyWaits() {
        assertThat(EventDigest.of(List.of(event("a", 1, "x"))).awaited()).isFalse();
        assertThat(EventDigest.of(List.of(event("a", 1, "x"), awaited())).awaited())
                .isTrue();
    }

    @Test
    void refusesAnEndWithoutASpace() {
        IncomingEvent<String> homeless =
                new IncomingEvent<>("a", Optional.empty(), 1, Optional.empty(), Optional.empty(), Instant.EPOCH);

        assertThatThrownBy(() -> EventDigest.of(List.of(homeless))).isInstanceOf(IllegalArgumentException.class);
    }

    private static IncomingEvent<String> awaited() {
        return new IncomingEvent<>(
                "b",
                Optional.of(SPACE),
                1,
                Optional.of("y"),
                Optional.of(new CallOrigin(UUID.randomUUID(), 0)),
                Instant.EPOCH);
    }

    private static IncomingEvent<String> event(String key, long version, @Nullable String state) {
        return new IncomingEvent<>(
                key, Optional.of(SPACE), version, Optional.ofNullable(state), Optional.empty(), Instant.EPOCH);
    }
}
