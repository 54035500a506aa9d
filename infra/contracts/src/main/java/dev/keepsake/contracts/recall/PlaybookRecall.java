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
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds strategies that worked in situations like this one, ranked by fit and by the credit they earned from real outcomes. */
public final class PlaybookRecall {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "playbook_recall", ServiceName.RECALL, Arguments.class, Result.class)
            .titled("Recall playbooks")
            .hinting(Hints.reads())
            .at(RestRoute.post("/api/v1/playbook/recall"))
            .limitedTo(RateLimit.perMinute(60))
            .describedAs("""
                    Finds strategies that worked in situations like this one, ranked by fit and by the \
                    credit they earned from real outcomes.""");

    private PlaybookRecall() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("natural-language question or topic to search memory for")
            @NotNull
            @Size(min = 1, max = 2000)
            String query,

            @JsonPropertyDescription("project scope id") @JsonProperty(defaultValue = "default")
            String scope,

            @JsonPropertyDescription("max results") @JsonProperty(defaultValue = "10") @Min(1) @Max(50)
            Integer k) {
        public Arguments {
            query = Check.text("query", query, 2000);
            scope = Check.filledOr("scope", scope, "default", 200);
            k = Check.numberOr("k", k, 10, 1, 50);
        }
    }

    /** What the tool answers. */
    public record Result(@NotNull List<Entry> entries) {}

    /** A strategy, what it has earned, and how well it fits. */
    public record Entry(
            @NotNull String id,
            @NotNull String trigger,
            @NotNull String strategy,
            @NotNull @Min(0) @Max(1) Double credit,
            @NotNull Integer uses,
            @NotNull Integer wins,
            @NotNull Integer losses,
            @Nullable Instant lastUsedAt,
            @NotNull @Min(0) @Max(1) Double score) {}
}
