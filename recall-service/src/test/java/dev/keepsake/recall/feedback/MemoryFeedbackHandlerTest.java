// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.feedback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.recall.MemoryFeedback;
import dev.keepsake.recall.fixture.Callers;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class MemoryFeedbackHandlerTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-03-10T12:00:00Z"), ZoneOffset.UTC);

    @Test
    void tellsHowManyLabelsTheTenantHasGiven() {
        MemoryFeedback.Result result = answeringWith(new LabelStore.Outcome.Recorded(4))
                .handle(call(UUID.randomUUID().toString()))
                .result();

        assertThat(result.recorded()).isTrue();
        assertThat(result.labels()).isEqualTo(4);
    }

    @Test
    void refusesASecondLabel_andSaysNotToRetry() {
        assertThatExceptionOfType(CallRefused.class)
                .isThrownBy(() -> answeringWith(new LabelStore.Outcome.AlreadyLabelled())
                        .handle(call(UUID.randomUUID().toString())))
                .satisfies(refused -> {
                    assertThat(refused.code()).isEqualTo(ErrorCode.CONFLICT);
                    assertThat(refused.sentence()).contains("already labelled").contains("Do not retry");
                });
    }

    @Test
    void knowsNoDecisionOfOthers_norWhatIsNoId() {
        assertThatExceptionOfType(CallRefused.class)
                .isThrownBy(() -> answeringWith(new LabelStore.Outcome.Unknown())
                        .handle(call(UUID.randomUUID().toString())))
                .satisfies(refused -> assertThat(refused.code()).isEqualTo(ErrorCode.NOT_FOUND));
        assertThatExceptionOfType(CallRefused.class)
                .isThrownBy(
                        () -> answeringWith(new LabelStore.Outcome.Unknown()).handle(call("memory:12")))
                .satisfies(refused -> assertThat(refused.code()).isEqualTo(ErrorCode.NOT_FOUND));
    }

    private static MemoryFeedbackHandler answeringWith(LabelStore.Outcome outcome) {
        return new MemoryFeedbackHandler(new FixedLabelStore(outcome), new ThresholdUpdate(), CLOCK);
    }

    private record FixedLabelStore(LabelStore.Outcome outcome) implements LabelStore {
        @Override
        public Outcome add(Label label, ThresholdUpdate update) {
            return outcome;
        }

        @Override
        public List<LabelledDecision> labelled(Optional<UUID> tenant, int limit) {
            return List.of();
        }
    }

    private static Call<MemoryFeedback.Arguments> call(String eventId) {
        UUID id = UUID.randomUUID();
        return new Call<>(
                id,
                Callers.someone(),
                new MemoryFeedback.Arguments(eventId, true),
                new CallOrigin(id, 0),
                CLOCK.instant().plusSeconds(10));
    }
}
