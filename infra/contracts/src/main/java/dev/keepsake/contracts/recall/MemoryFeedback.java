// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/** Labels a decision of recall_gated or recall_verified as right or wrong, once. */
public final class MemoryFeedback {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "memory_feedback", ServiceName.RECALL, Arguments.class, Result.class)
            .titled("Label a decision")
            .needs(Grant.WRITE)
            .hinting(Hints.changes(false))
            .at(RestRoute.post("/api/v1/feedback"))
            .limitedTo(RateLimit.perMinute(60))
            .describedAs("""
                    Labels a decision of recall_gated or recall_verified as right or wrong, once. The labels \
                    move the thresholds for this tenant. A second label is refused: do not retry.""");

    private MemoryFeedback() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("the event_id that recall_gated or recall_verified returned") @NotNull
            String eventId,

            @JsonPropertyDescription("true: the user confirmed the answer; false: the user corrected it") @NotNull
            Boolean correct) {
        public Arguments {
            eventId = Check.text("event_id", eventId, 200);
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull String eventId,
            @NotNull Boolean recorded,
            @Nullable Integer labels) {}
}
