// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.supervision;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class RestartPolicyTest {

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final RestartPolicy policy = new RestartPolicy();

    @Test
    void waitsLongerAfterEveryDeath() {
        Duration first = policy.afterDeath(NOON).orElseThrow();
        Duration second = policy.afterDeath(NOON.plusSeconds(10)).orElseThrow();
        Duration third = policy.afterDeath(NOON.plusSeconds(20)).orElseThrow();

        assertThat(first).isLessThan(second);
        assertThat(second).isLessThan(third);
    }

    @Test
    void givesUpAtTheFifthDeathWithinFiveMinutes() {
        for (int death = 0; death < 4; death++) {
            assertThat(policy.afterDeath(NOON.plusSeconds(death))).isPresent();
        }

        assertThat(policy.afterDeath(NOON.plusSeconds(60))).isEmpty();
    }

    @Test
    void beginsAnew_whenTheDeathsLieFarApart() {
        for (int hour = 0; hour < 20; hour++) {
            Duration pause =
                    policy.afterDeath(NOON.plus(Duration.ofHours(hour))).orElseThrow();

            assertThat(pause).isLessThan(Duration.ofSeconds(1));
        }
    }
}
