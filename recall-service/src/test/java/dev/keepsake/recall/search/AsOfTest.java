// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keepsake.contracts.call.CallRefused;
import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AsOfTest {
    @ParameterizedTest
    @CsvSource({
        "2026-03-09, UTC, 2026-03-09T23:59:59.999Z",
        "20260309, UTC, 2026-03-09T23:59:59.999Z",
        "2026-03-09, Asia/Kolkata, 2026-03-09T18:29:59.999Z",
        "2026-03-29, Europe/Berlin, 2026-03-29T21:59:59.999Z",
        "2026-03-09T12:00:00Z, Asia/Kolkata, 2026-03-09T12:00:00Z",
        "2026-03-09T13:00:00+01:00, UTC, 2026-03-09T12:00:00Z",
        "2026-03-09T13:00, Europe/Berlin, 2026-03-09T12:00:00Z",
        "2026-03-09T13:00:00.250, UTC, 2026-03-09T13:00:00.250Z",
        "2024-02-29, UTC, 2024-02-29T23:59:59.999Z",
    })
    void readsIsoFormsInTheCallersZone(String text, String zone, Instant instant) {
        assertThat(AsOf.parse(text, ZoneId.of(zone))).isEqualTo(instant);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "last week",
                "2026-02-30",
                "2025-02-29",
                "20260230",
                "2026-3-9",
                "2026-13-01",
                "2026-W10",
                "1773014400",
                "2026-03-09T24:30:00Z",
                "2026-03-09T13:00:00 01:00",
                "+12026-03-09",
                "",
            })
    void refusesTheRest_andNamesTheArgument(String text) {
        assertThatThrownBy(() -> AsOf.parse(text, ZoneId.of("UTC")))
                .isInstanceOf(CallRefused.class)
                .hasMessageContaining("\"as_of\"");
    }

    @Test
    void ignoresWhiteSpaceAround() {
        assertThat(AsOf.parse(" 2026-03-09 ", ZoneId.of("UTC"))).isEqualTo("2026-03-09T23:59:59.999Z");
    }
}
