// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CreditTest {
    private static final Instant NOW = Instant.parse("2026-03-10T00:00:00Z");
    private static final Duration HALF_LIFE = Duration.ofDays(90);
    private final Credit credit = new Credit(HALF_LIFE);

    @Test
    void isOneHalf_whenNothingIsKnown() {
        assertThat(credit.of(List.of(), NOW)).isEqualTo(0.5);
    }

    @Test
    void movesWithWinsAndLosses_andNeverReachesCertainty() {
        assertThat(credit.of(outcomes(true, true, false), NOW)).isEqualTo(0.6);
        assertThat(credit.of(outcomes(true), NOW)).isCloseTo(2.0 / 3, within(1e-9));
        assertThat(credit.of(outcomes(false, false, false, false), NOW)).isBetween(0.0, 0.2);
    }

    @Test
    void countsHalf_afterAHalfLife_andReturnsToTheMiddleInTheEnd() {
        assertThat(credit.of(outcomes(true), NOW.plus(HALF_LIFE))).isCloseTo(1.5 / 2.5, within(1e-9));
        assertThat(credit.of(outcomes(true), NOW.plus(HALF_LIFE.multipliedBy(30))))
                .isCloseTo(0.5, within(1e-6));
    }

    private static List<PlaybookOutcome> outcomes(Boolean... won) {
        return Stream.of(won)
                .map(one -> new PlaybookOutcome(UUID.randomUUID(), 1, one, NOW))
                .toList();
    }
}
