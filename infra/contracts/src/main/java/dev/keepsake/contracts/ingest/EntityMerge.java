// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import dev.keepsake.contracts.tool.Exposure;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.SecretPolicy;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import jakarta.validation.constraints.NotNull;
import java.util.List;

/** Says that two names mean one and the same. */
public final class EntityMerge {
    /** The declaration. */
    public static final ToolContract<EntityMergeArguments, Result> CONTRACT = ToolContract.of(
                    "entity_merge", ServiceName.INGEST, EntityMergeArguments.class, Result.class)
            .titled("Merge two entities")
            .needs(Grant.WRITE)
            .hinting(Hints.changes(true))
            .at(RestRoute.post("/api/v1/entities/merge"))
            .limitedTo(RateLimit.perMinute(30))
            .withSecrets(SecretPolicy.refusedIn("from", "into"))
            .exposedAs(Exposure.REST)
            .describedAs("""
                    Says that two names mean one and the same: the memories of both answer as one entity, and what is \
                    learned later of either is compared with all of them. No statement and no quote is changed, and the \
                    merge can be undone.""");

    private EntityMerge() {}

    /**
     * The merged entity.
     *
     * @param entity the name that all of it answers under
     * @param alsoCalled its other names
     * @param memories how many there are of it, ended ones among them
     */
    public record Result(
            @NotNull String entity,
            @NotNull List<String> alsoCalled,
            @NotNull Integer memories) {
        public Result {
            alsoCalled = List.copyOf(alsoCalled);
        }
    }
}
