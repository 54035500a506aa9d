// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.messaging.CallMetric;
import dev.keepsake.messaging.CallOutcome;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PendingCallsTest {
    private static final CallOutcome.Refused EXPIRY = new CallOutcome.Refused(ErrorCode.DEADLINE_EXCEEDED, "Too late.");
    private static final Duration LONG = Duration.ofMinutes(1);

    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final PendingCalls calls = new PendingCalls(2, Duration.ofMillis(50), meters);

    @AfterEach
    void close() {
        calls.close();
    }

    @Test
    void endsEveryCall_howeverShortItsTime() {
        for (int i = 0; i < 200; i++) {
            assertThat(ended(calls.await(UUID.randomUUID(), null, Duration.ZERO, EXPIRY)))
                    .isEqualTo(EXPIRY);
        }
    }

    @Test
    void waitsForSettlements_butNotForEver() {
        UUID callId = UUID.randomUUID();
        CompletableFuture<CallOutcome> outcome = calls.await(callId, "searchable", LONG, EXPIRY);

        calls.answered(callId, Json.mapper().createObjectNode(), Set.of("never"));

        assertThat(ended(outcome))
                .isEqualTo(new CallOutcome.Answered(
                        Json.mapper().createObjectNode().put("searchable", false)));
    }

    @Test
    void refusesWhatIsTooMuch() {
        calls.await(UUID.randomUUID(), null, LONG, EXPIRY);
        calls.await(UUID.randomUUID(), null, LONG, EXPIRY);

        CallOutcome.Refused refused = (CallOutcome.Refused) ended(calls.await(UUID.randomUUID(), null, LONG, EXPIRY));

        assertThat(refused.code()).isEqualTo(ErrorCode.OVERLOADED);
    }

    @Test
    void countsRepliesThatNobodyWaitsFor() {
        calls.answered(UUID.randomUUID(), Json.mapper().createObjectNode(), Set.of());

        assertThat(meters.counter(CallMetric.LATE.metricName()).count()).isEqualTo(1);
    }

    private static CallOutcome ended(CompletableFuture<CallOutcome> outcome) {
        return outcome.orTimeout(30, TimeUnit.SECONDS).join();
    }
}
