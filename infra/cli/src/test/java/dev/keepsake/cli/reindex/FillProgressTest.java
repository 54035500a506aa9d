// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.reindex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.operations.RebuildStatus;
import dev.keepsake.contracts.operations.RebuildStatus.Phase;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class FillProgressTest {
    private static final Instant START = Instant.parse("2026-05-04T10:00:00Z");

    @Test
    void showsWhatIsDoneOfAll_theRateAndTheTimeLeft() {
        assertThat(FillProgress.line(status(2_000, 10_000), START.plusSeconds(40)))
                .isEqualTo("Filled 2,000 of 10,000 events (20 %), 50 a second, 2 min 40 s left");
    }

    @Test
    void promisesNothing_beforeItKnowsHowMuchThereIs() {
        assertThat(FillProgress.line(status(0, 0), START)).isEqualTo("Preparing new indexes ...");
    }

    private static RebuildStatus status(long read, long total) {
        return new RebuildStatus(Phase.FILLING, read, total, START, null, "then/1", "now/1", 0, false);
    }
}
