// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.tool.Exposure;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/** Erases everything a person has, as if nothing had ever been told. */
public final class EraseAccount {
    /** What must be repeated. */
    public static final String CONFIRMATION = "erase everything";

    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "erase_account", ServiceName.INGEST, Arguments.class, Result.class)
            .titled("Erase everything")
            .needs(Grant.FORGET)
            .hinting(Hints.destroys(true))
            .at(RestRoute.deleteWithBody("/api/v1/account"))
            .limitedTo(RateLimit.perMinute(30))
            .settledIn("complete")
            .exposedAs(Exposure.REST)
            .describedAs(
                    "Erases everything the caller's own memory holds: sources, memories, history, strategies, decisions."
                            + " The team's memory and the keys stay. This cannot be undone. Call it again until \"complete\" is"
                            + " true.");

    private EraseAccount() {}

    /** The confirmation. It is required; who leaves it out is told the words, which a schema cannot. */
    public record Arguments(
            @JsonPropertyDescription("the words \"" + CONFIRMATION + "\"") @Nullable
            String confirm) {
        public Arguments {
            if (!CONFIRMATION.equals(confirm)) {
                throw CallRefused.invalid(
                        "\"confirm\" must be the words \"" + CONFIRMATION + "\". Nothing was erased.");
            }
        }
    }

    /**
     * What is gone.
     *
     * @param left how many of the erased have not been told to every store yet
     * @param complete whether every store has let go of all of it
     */
    public record Result(
            @NotNull Integer sources,
            @NotNull Integer memories,
            @NotNull Integer left,
            @Nullable Boolean complete) {}
}
