// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;

/** Forgets a memory, or a source with everything only it taught, for good: text, quote, vectors and index entries. */
public final class Forget {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "forget", ServiceName.INGEST, Arguments.class, Result.class)
            .titled("Forget for good")
            .needs(Grant.FORGET)
            .hinting(Hints.destroys(true))
            .at(RestRoute.post("/api/v1/forget"))
            .limitedTo(RateLimit.perMinute(30))
            .settledIn("complete")
            .describedAs("""
                    Forgets a memory, or a source with everything only it taught, for good: text, quote, \
                    vectors and index entries. This cannot be undone.""");

    private Forget() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("memory:<n> or source:<id>") @NotNull
            String id) {
        public Arguments {
            id = Check.text("id", id, 200);
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull String id,
            @NotNull Integer forgotten,
            @NotNull Boolean complete) {}
}
