// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Profiles the person against a text: what they know, where they stand, their history with it, what to emphasise and what to avoid. */
public final class GetUserContext {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "get_user_context", ServiceName.RECALL, Arguments.class, Result.class)
            .titled("Profile a person against a text")
            .hinting(Hints.reads())
            .at(RestRoute.post("/api/v1/user-context"))
            .limitedTo(RateLimit.perMinute(20))
            .describedAs("""
                    Profiles the person against a text: what they know, where they stand, their history with \
                    it, what to emphasise and what to avoid. Every claim rests on real memories.""");

    private GetUserContext() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("the material to profile the person against") @NotNull @Size(min = 1, max = 20000)
            String text,

            @JsonPropertyDescription("what the agent is about to produce") @Size(max = 500) @Nullable
            String taskHint,

            @JsonPropertyDescription("budget of the memory context behind the profile")
            @JsonProperty(defaultValue = "1200")
            @Min(100)
            @Max(4000)
            Integer maxTokens) {
        public Arguments {
            text = Check.text("text", text, 20000);
            taskHint = Check.optional("task_hint", taskHint, 500);
            maxTokens = Check.numberOr("max_tokens", maxTokens, 1200, 100, 4000);
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull List<Claim> knows,
            @NotNull List<Claim> stance,
            @NotNull List<Claim> history,
            @NotNull List<Claim> emphasise,
            @NotNull List<Claim> avoid,
            @NotNull Integer dropped) {}

    /** A claim about the person with the ids of the memories that support it. */
    public record Claim(@NotNull String claim, @NotNull List<String> memories) {}
}
