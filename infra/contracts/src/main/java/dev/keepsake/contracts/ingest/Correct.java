// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

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

/** Marks a memory as wrong and puts right what is true instead. */
public final class Correct {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "correct", ServiceName.INGEST, Arguments.class, Result.class)
            .titled("Correct a memory")
            .needs(Grant.FORGET)
            .hinting(Hints.destroys(false))
            .at(RestRoute.post("/api/v1/correct"))
            .limitedTo(RateLimit.perMinute(30))
            .withSecrets(SecretPolicy.refusedIn("text"))
            .settledIn("searchable")
            .describedAs("""
                    Marks a memory as wrong and puts right what is true instead. The wrong one is never used \
                    again and stays in the trail of its replacement.""");

    private Correct() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("the memory, as memory:<n>") @NotNull
            String id,

            @JsonPropertyDescription("what is right instead") @NotNull @Size(min = 1, max = 2000)
            String text) {
        public Arguments {
            id = Check.text("id", id, 200);
            text = Check.text("text", text, 2000);
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull String id,
            @NotNull String replacedBy,
            @NotNull Boolean searchable) {}
}
