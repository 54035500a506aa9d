// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import dev.keepsake.contracts.tool.Exposure;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import jakarta.validation.constraints.NotNull;

/** Takes a merge of two entities back. */
public final class EntityMergeUndo {
    /** The declaration. */
    public static final ToolContract<EntityMergeArguments, Result> CONTRACT = ToolContract.of(
                    "entity_merge_undo", ServiceName.INGEST, EntityMergeArguments.class, Result.class)
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

    /**
     * The name that stands for itself again.
     *
     * @param memories how many there are of it, ended ones among them
     */
    public record Result(@NotNull String entity, @NotNull Integer memories) {}
}
