// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** What the tools that recall for a question are asked; limits as annotated, absent values take their defaults. */
public record RecallArguments(
        @JsonPropertyDescription("natural-language question or topic to search memory for")
        @NotNull
        @Size(min = 1, max = 2000)
        String query,

        @JsonPropertyDescription("project scope id") @JsonProperty(defaultValue = "default")
        String scope,

        @JsonPropertyDescription("max results") @JsonProperty(defaultValue = "10") @Min(1) @Max(50)
        Integer k,

        @JsonPropertyDescription("ISO-8601 date or date-time; recall what held true at that instant") @Nullable
        String asOf,

        @JsonPropertyDescription("which memory to use: both = private and team") @JsonProperty(defaultValue = "both")
        ReadSpace space) {
    public RecallArguments {
        query = Check.text("query", query, 2000);
        scope = Check.filledOr("scope", scope, "default", 200);
        k = Check.numberOr("k", k, 10, 1, 50);
        asOf = Check.optional("as_of", asOf, 200);
        space = space == null ? ReadSpace.BOTH : space;
    }
}
