// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class NamedDateTest {
    private static final List<Instant> NINTH_OF_JUNE = List.of(Instant.parse("2025-06-09T10:00:00Z"));

    @Test
    void tellsWhetherAnInstantLiesInTheNamedMonthOrYear() {
        assertThat(NamedDate.in("What did Ines plant in June?").fit(NINTH_OF_JUNE))
                .isEqualTo(1);
        assertThat(NamedDate.in("What did Ines plant in June 2024?").fit(NINTH_OF_JUNE))
                .isEqualTo(-1);
        assertThat(NamedDate.in("What happened in 2025?").fit(NINTH_OF_JUNE)).isEqualTo(1);
        assertThat(NamedDate.in("What may Ines plant?").fit(NINTH_OF_JUNE)).isZero();
    }
}
