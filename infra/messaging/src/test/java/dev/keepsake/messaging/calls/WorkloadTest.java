// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class WorkloadTest {
    private final Workload workload = new Workload(4);

    @Test
    void takesInWhatCanBeAnsweredInTime_andNoMore() {
        workload.measured("ask", Duration.ofMillis(200));

        int taken = takenOf(100, "ask", null, Duration.ofSeconds(2));

        assertThat(taken).isBetween(36, 41);
    }

    @Test
    void countsTheCallsOfOneKeyOneAfterTheOther() {
        workload.measured("remember", Duration.ofMillis(200));

        assertThat(takenOf(50, "remember", "one", Duration.ofSeconds(2))).isBetween(9, 10);
        assertThat(takenOf(1, "remember", "another", Duration.ofSeconds(2))).isEqualTo(1);
    }

    @Test
    void takesInTheNext_whenOneHasEnded() {
        workload.measured("ask", Duration.ofSeconds(1));
        List<Workload.Share> shares = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            take("ask", null, Duration.ofSeconds(2)).ifPresent(shares::add);
        }
        assertThat(take("ask", null, Duration.ofSeconds(2))).isEmpty();

        shares.forEach(workload::end);

        assertThat(take("ask", null, Duration.ofSeconds(2))).isPresent();
    }

    @Test
    void takesInWhatWaitsForNothing_howeverLongItTookBefore() {
        workload.measured("ask", Duration.ofSeconds(30));

        assertThat(take("ask", null, Duration.ofSeconds(2))).isPresent();
    }

    @Test
    void takesInEverything_beforeAnythingIsMeasured() {
        assertThat(takenOf(500, "ask", "one", Duration.ofSeconds(1))).isEqualTo(500);
    }

    @Test
    void forgetsOneSlowCall() {
        workload.measured("ask", Duration.ofSeconds(20));
        for (int i = 0; i < 30; i++) {
            workload.measured("ask", Duration.ofMillis(10));
        }

        assertThat(takenOf(100, "ask", null, Duration.ofSeconds(10))).isEqualTo(100);
    }

    private int takenOf(int calls, String tool, @Nullable String lane, Duration left) {
        int taken = 0;
        for (int i = 0; i < calls; i++) {
            taken += take(tool, lane, left).isPresent() ? 1 : 0;
        }
        return taken;
    }

    private Optional<Workload.Share> take(String tool, @Nullable String lane, Duration left) {
        return workload.take(tool, lane, left);
    }
}
