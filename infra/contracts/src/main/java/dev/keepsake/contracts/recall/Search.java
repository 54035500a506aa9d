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

/** Searches memory and gives back short results to open with fetch. */
public final class Search {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "search", ServiceName.RECALL, Arguments.class, Result.class)
            .titled("Search memories")
            .hinting(Hints.readsTheSame())
            .at(RestRoute.post("/api/v1/search"))
            .limitedTo(RateLimit.perMinute(60))
            .describedAs("""
                    Searches memory and gives back short results to open with fetch. The connector shape \
                    (search and fetch) that deep-research clients expect.""");

    private Search() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("natural-language question or topic to search memory for")
            @NotNull
            @Size(min = 1, max = 2000)
            String query,

            @JsonPropertyDescription("how many results") @JsonProperty(defaultValue = "10") @Min(1) @Max(25)
            Integer limit,

            @JsonPropertyDescription(
                    "the same as limit, under the name other connectors use; limit wins where both are given")
            @Min(1)
            @Max(25)
            @Nullable
            Integer k,

            @JsonPropertyDescription("project scope id") @JsonProperty(defaultValue = "default")
            String scope,

            @JsonPropertyDescription("which memory to use: both = private and team")
            @JsonProperty(defaultValue = "both")
            ReadSpace space) {
        public Arguments {
            query = Check.text("query", query, 2000);
            limit = Check.numberOr("limit", limit == null ? k : limit, 10, 1, 25);
            scope = Check.filledOr("scope", scope, "default", 200);
            space = space == null ? ReadSpace.BOTH : space;
        }
    }

    /** What the tool answers. */
    public record Result(@NotNull List<MemoryView> results) {}
}
