// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.knowledge;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.tool.Credits;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Summarizes a page or text against what the person already knows: what is new to them and what is familiar. */
public final class Summarize {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "summarize", ServiceName.KNOWLEDGE, Arguments.class, Result.class)
            .titled("Summarize against what is known")
            .hinting(new Hints(true, false, null, true))
            .at(RestRoute.post("/api/v1/summarize"))
            .limitedTo(RateLimit.perMinute(20))
            .costing(Credits.fixed(20))
            .describedAs("""
                    Summarizes a page or text against what the person already knows: what is new to them and \
                    what is familiar. Long sources come in segments. Fetches only public http and https \
                    addresses.""");

    private Summarize() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("the page to fetch and summarize; this or text is required")
            @Size(max = 2048)
            @Nullable
            String url,

            @JsonPropertyDescription("raw text instead of a URL") @Size(max = 500000) @Nullable
            String text,

            @JsonPropertyDescription("title of the source") @Size(max = 500) @Nullable
            String title,

            @JsonPropertyDescription("output shape") @JsonProperty(defaultValue = "tldr")
            Mode mode,

            @JsonPropertyDescription("which chunk of a source too large for one pass")
            @JsonProperty(defaultValue = "0")
            @Min(0)
            Integer segment) {
        public Arguments {
            url = Check.optional("url", url, 2048);
            text = Check.optional("text", text, 500000);
            title = Check.optional("title", title, 500);
            mode = mode == null ? Mode.TLDR : mode;
            segment = Check.numberOr("segment", segment, 0, 0, Integer.MAX_VALUE);
            if (url == null && text == null) {
                throw CallRefused.invalid("\"url\" or \"text\" is required.");
            }
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull String summary,
            @NotNull List<String> newToYou,
            @NotNull List<String> familiar,
            @NotNull Integer segment,
            @NotNull Integer segments,
            @NotNull Boolean more) {}

    /** Shape of the summary. */
    public enum Mode {
        @JsonProperty("tldr")
        TLDR,
        @JsonProperty("bullets")
        BULLETS,
        @JsonProperty("detailed")
        DETAILED
    }
}
