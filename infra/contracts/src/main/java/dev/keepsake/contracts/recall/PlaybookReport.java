// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.tool.Exposure;
import dev.keepsake.contracts.tool.Grant;
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
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Reports what came of trying a playbook entry; only the entry that was tried earns or loses credit. */
public final class PlaybookReport {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "playbook_report", ServiceName.RECALL, Arguments.class, Result.class)
            .titled("Report the outcome of a playbook entry")
            .needs(Grant.WRITE)
            .hinting(Hints.changes(true))
            .at(RestRoute.creating("/api/v1/playbook/{id}/outcomes"))
            .limitedTo(RateLimit.perMinute(60))
            .exposedAs(Exposure.REST)
            .describedAs("Reports whether a strategy worked when it was tried. The same outcome_id counts once.");

    private PlaybookReport() {}

    /** Which entry was tried, and whether it worked. */
    public record Arguments(
            @JsonPropertyDescription("the entry, as playbook:<n>") @NotNull @Size(min = 1, max = 200)
            String id,

            @JsonPropertyDescription("true: the strategy worked; false: it did not") @NotNull
            Boolean won,

            @JsonPropertyDescription("names this outcome, so that a repeated report counts once; left out: a new one")
            @Nullable
            UUID outcomeId) {
        public Arguments {
            id = Check.text("id", id, 200);
        }
    }

    /**
     * What the entry has earned by now.
     *
     * @param recorded false where this outcome was known already
     * @param credit the mean of what is believed of its worth
     */
    public record Result(
            @NotNull String id,
            @NotNull Boolean recorded,
            @NotNull @Min(0) @Max(1) Double credit,
            @NotNull Interval interval,
            @NotNull Integer wins,
            @NotNull Integer losses) {}

    /** Where the worth of the entry lies with a probability of nine in ten. */
    public record Interval(
            @NotNull @Min(0) @Max(1) Double low,
            @NotNull @Min(0) @Max(1) Double high) {}
}
