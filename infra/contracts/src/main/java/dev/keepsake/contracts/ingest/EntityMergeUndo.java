// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.tool.Exposure;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/** Takes a merge of two entities back. */
public final class EntityMergeUndo {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "entity_merge_undo", ServiceName.INGEST, Arguments.class, Result.class)
            .titled("Undo a merge of two entities")
            .needs(Grant.WRITE)
            .hinting(Hints.changes(true))
            .at(RestRoute.post("/api/v1/entities/merge/undo"))
            .limitedTo(RateLimit.perMinute(30))
            .exposedAs(Exposure.REST)
            .describedAs("""
                    Takes a merge of two entities back: each memory answers again under the name it was told under, also \
                    one that was told after the merge. What ended or was disputed only because the two were taken for one \
                    holds again.""");

    private EntityMergeUndo() {}

    /** The merge, as it was asked for. */
    public record Arguments(
            @JsonPropertyDescription("the name that was merged into the other") @NotNull @Size(min = 1, max = 200)
            String from,

            @JsonPropertyDescription("the name that it was merged into") @NotNull @Size(min = 1, max = 200)
            String into,

            @JsonPropertyDescription("whose memory: the caller's own or the team's")
            @JsonProperty(defaultValue = "private")
            WriteSpace space) {
        public Arguments {
            from = Check.text("from", from, 200);
            into = Check.text("into", into, 200);
            space = space == null ? WriteSpace.PRIVATE : space;
        }
    }

    /**
     * The name that stands for itself again.
     *
     * @param memories how many there are of it, ended ones among them
     */
    public record Result(@NotNull String entity, @NotNull Integer memories) {}
}
