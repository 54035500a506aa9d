// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.tool.Credits;
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
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Searches memories above a calibrated relevance floor, where 0.3 is a sensible one, optionally within one category. */
public final class SearchMemories {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "search_memories", ServiceName.RECALL, Arguments.class, Result.class)
            .titled("Search memories above a score")
            .hinting(Hints.reads())
            .at(RestRoute.post("/api/v1/memories/search"))
            .limitedTo(RateLimit.perMinute(60))
            .costing(Credits.fixed(1))
            .describedAs("""
                    Searches memories above a calibrated relevance floor, where 0.3 is a sensible one, \
                    optionally within one category.""");

    private SearchMemories() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("natural-language question or topic to search memory for")
            @NotNull
            @Size(min = 1, max = 2000)
            String query,

            @JsonPropertyDescription("how many") @JsonProperty(defaultValue = "5") @Min(1) @Max(20)
            Integer limit,

            @JsonPropertyDescription("narrow to one category") @Nullable
            Category category,

            @JsonPropertyDescription("relevance floor") @JsonProperty(defaultValue = "0.3") @Min(0) @Max(1)
            Double minScore) {
        public Arguments {
            query = Check.text("query", query, 2000);
            limit = Check.numberOr("limit", limit, 5, 1, 20);
            minScore = minScore == null ? 0.3 : minScore;
        }
    }

    /** What the tool answers. */
    public record Result(@NotNull List<ScoredMemory> memories) {}

    /** A memory with its calibrated score. */
    public record ScoredMemory(
            @NotNull String id,
            @NotNull UUID factId,
            @NotNull String text,
            @NotNull Category category,
            @NotNull Importance importance,
            @NotNull @Min(0) @Max(1) Double score,
            @NotNull Instant saidAt,
            @NotNull SourceRef source) {}
}
