// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.SecretPolicy;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keeps a note and learns the facts in it, each with the line it came from. */
public final class Remember {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "remember", ServiceName.INGEST, Arguments.class, Result.class)
            .titled("Remember a note")
            .needs(Grant.WRITE)
            .hinting(Hints.changes(true))
            .at(RestRoute.post("/api/v1/remember"))
            .limitedTo(RateLimit.perMinute(30))
            .withSecrets(SecretPolicy.refusedIn("text", "title"))
            .settledIn("searchable")
            .describedAs("""
                    Keeps a note and learns the facts in it, each with the line it came from. Save only what \
                    the person asks you to save; never passwords, keys or other secrets: such text is \
                    refused. Later recall finds it at once for short notes; otherwise poll the source with \
                    fetch.""");

    private Remember() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("what to remember, written to stand alone") @NotNull @Size(min = 1, max = 20000)
            String text,

            @JsonPropertyDescription("a short name for it") @Size(max = 200) @Nullable
            String title,

            @JsonPropertyDescription("what it is; improves later recall") @Nullable
            Category category,

            @JsonPropertyDescription("how much it matters") @JsonProperty(defaultValue = "medium")
            Importance importance) {
        public Arguments {
            text = Check.text("text", text, 20000);
            title = Check.optional("title", title, 200);
            importance = importance == null ? Importance.MEDIUM : importance;
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull SourceProgress source,
            @Nullable List<String> memories,
            @Nullable Boolean searchable) {}
}
