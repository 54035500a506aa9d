// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.feedback;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.MemoryFeedback;
import dev.keepsake.contracts.tool.ToolContract;
import java.time.Clock;
import java.util.UUID;

/** Answers {@code memory_feedback}. */
final class MemoryFeedbackHandler implements ToolHandler<MemoryFeedback.Arguments, MemoryFeedback.Result> {
    private final LabelStore labels;
    private final ThresholdUpdate update;
    private final Clock clock;

    MemoryFeedbackHandler(LabelStore labels, ThresholdUpdate update, Clock clock) {
        this.labels = labels;
        this.update = update;
        this.clock = clock;
    }

    @Override
    public ToolContract<MemoryFeedback.Arguments, MemoryFeedback.Result> contract() {
        return MemoryFeedback.CONTRACT;
    }

    @Override
    public Answer<MemoryFeedback.Result> handle(Call<MemoryFeedback.Arguments> call) {
        String eventId = call.arguments().eventId().strip();
        Label label = new Label(
                parse(eventId),
                call.id(),
                call.caller().tenant(),
                call.caller().space(),
                call.arguments().correct(),
                clock.instant());
        LabelStore.Outcome outcome = labels.add(label, update);
        if (outcome instanceof LabelStore.Outcome.Recorded recorded) {
            return Answer.of(new MemoryFeedback.Result(eventId, true, recorded.labels()));
        }
        if (outcome instanceof LabelStore.Outcome.AlreadyLabelled) {
            throw new CallRefused(
                    ErrorCode.CONFLICT, "This decision is already labelled; the first label stays. Do not retry.");
        }
        throw unknown();
    }

    /** What is no id at all is as unknown as an id that was never given out. */
    private static UUID parse(String eventId) {
        try {
            return UUID.fromString(eventId);
        } catch (IllegalArgumentException e) {
            throw unknown();
        }
    }

    private static CallRefused unknown() {
        return CallRefused.notFound("No decision with this event_id is known in your memory. Use the event_id that"
                + " recall_gated or recall_verified returned to you.");
    }
}
