// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonInclude;
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
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists memories, newest first, in pages that stay stable while memories are added: no skip and no repeat. */
public final class ListMemories {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "list_memories", ServiceName.RECALL, Arguments.class, Result.class)
            .titled("List memories")
            .hinting(Hints.readsTheSame())
            .at(RestRoute.get("/api/v1/memories"))
            .limitedTo(RateLimit.perMinute(60))
            .describedAs("""
                    Lists memories, newest first, in pages that stay stable while memories are added: no \
                    skip and no repeat.""");

    private ListMemories() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("which kind") @JsonProperty(defaultValue = "all")
            KindFilter kind,

            @JsonPropertyDescription("page size") @JsonProperty(defaultValue = "20") @Min(1) @Max(50)
            Integer limit,

            @JsonPropertyDescription("the next value from the previous page") @Min(0) @Nullable
            Long cursor) {
        public Arguments {
            kind = kind == null ? KindFilter.ALL : kind;
            limit = Check.numberOr("limit", limit, 20, 1, 50);
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull List<MemoryView> memories,
            @NotNull Long total,

            @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
            Long next) {}

    /** Which memories are listed. */
    public enum KindFilter {
        @JsonProperty("all")
        ALL,
        @JsonProperty("people")
        PEOPLE,
        @JsonProperty("plan")
        PLAN,
        @JsonProperty("pref")
        PREF,
        @JsonProperty("detail")
        DETAIL
    }
}
