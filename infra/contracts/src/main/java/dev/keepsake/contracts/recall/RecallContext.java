// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.ingest.Channel;
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

/** Writes the remembered context for what the person just said as prose within a token budget; empty when nothing relevant is known. */
public final class RecallContext {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "recall_context", ServiceName.RECALL, Arguments.class, Result.class)
            .titled("Context for a prompt")
            .hinting(Hints.reads())
            .at(RestRoute.post("/api/v1/context"))
            .limitedTo(RateLimit.perMinute(60))
            .describedAs("""
                    Writes the remembered context for what the person just said as prose within a token \
                    budget; empty when nothing relevant is known. The fastest recall tool.""");

    private RecallContext() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("what the person just asked or said, in their own words")
            @NotNull
            @Size(min = 1, max = 20000)
            String currentPrompt,

            @JsonPropertyDescription("budget of the returned context")
            @JsonProperty(defaultValue = "1200")
            @Min(100)
            @Max(10000)
            Integer maxTokens,

            @JsonPropertyDescription("how to pick") @JsonProperty(defaultValue = "hybrid")
            Strategy strategy,

            @JsonPropertyDescription("where the conversation is happening") @JsonProperty(defaultValue = "web")
            Channel channel) {
        public Arguments {
            currentPrompt = Check.text("current_prompt", currentPrompt, 20000);
            maxTokens = Check.numberOr("max_tokens", maxTokens, 1200, 100, 10000);
            strategy = strategy == null ? Strategy.HYBRID : strategy;
            channel = channel == null ? Channel.WEB : channel;
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull String context,
            @NotNull Integer tokens,
            @NotNull List<String> memories) {}

    /** How memories are picked. */
    public enum Strategy {
        @JsonProperty("hybrid")
        HYBRID,
        @JsonProperty("semantic")
        SEMANTIC,
        @JsonProperty("recency")
        RECENCY
    }
}
