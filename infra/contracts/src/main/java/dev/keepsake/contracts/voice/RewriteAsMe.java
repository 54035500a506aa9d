// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.voice;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.tool.Credits;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rewrites a draft in the person's own voice for the place it will be sent to. */
public final class RewriteAsMe {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "rewrite_as_me", ServiceName.VOICE, Arguments.class, Result.class)
            .titled("Rewrite in the person's voice")
            .hinting(new Hints(true, false, false, false))
            .at(RestRoute.post("/api/v1/voice/rewrite"))
            .limitedTo(new RateLimit(30, 1000))
            .costing(Credits.perThousandCharactersOf("draft"))
            .describedAs("""
                    Rewrites a draft in the person's own voice for the place it will be sent to. Every \
                    number, name, date, link and quotation of the draft is kept.""");

    private RewriteAsMe() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("the message to rewrite, content complete") @NotNull @Size(min = 1, max = 20000)
            String draft,

            @JsonPropertyDescription("where it will be sent, e.g. slack, email, linkedin, x")
            @JsonProperty(defaultValue = "generic")
            @Size(max = 50)
            String host,

            @JsonPropertyDescription("who it is going to") @Size(max = 200) @Nullable
            String recipientHint) {
        public Arguments {
            draft = Check.text("draft", draft, 20000);
            host = Check.textOr("host", host, "generic", 50);
            recipientHint = Check.optional("recipient_hint", recipientHint, 200);
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull String text,
            @NotNull List<String> changes,
            @NotNull Boolean kept) {}
}
