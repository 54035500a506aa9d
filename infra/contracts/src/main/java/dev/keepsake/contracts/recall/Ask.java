// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
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

/** Answers a question from memory only and names the memories the answer rests on. */
public final class Ask {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "ask", ServiceName.RECALL, Arguments.class, Result.class)
            .titled("Ask memory")
            .hinting(Hints.reads())
            .at(RestRoute.post("/api/v1/ask"))
            .limitedTo(RateLimit.perMinute(60))
            .describedAs("""
                    Answers a question from memory only and names the memories the answer rests on. Says so \
                    when nothing stored supports an answer; it never guesses.""");

    private Ask() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("the question, in plain words") @NotNull @Size(min = 1, max = 2000)
            String question) {
        public Arguments {
            question = Check.text("question", question, 2000);
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull String question,

            @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
            String answer,

            @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
            String message,

            @NotNull List<Evidence> memories,
            @NotNull Boolean clash) {}

    /** A memory the answer rests on. */
    public record Evidence(@NotNull String id, @NotNull String text) {}
}
