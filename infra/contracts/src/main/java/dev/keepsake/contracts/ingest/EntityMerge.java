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
import dev.keepsake.contracts.tool.SecretPolicy;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;

/** Says that two names mean one and the same. */
public final class EntityMerge {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "entity_merge", ServiceName.INGEST, Arguments.class, Result.class)
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

    /** Which name, and the one that it answers under from now on. */
    public record Arguments(
            @JsonPropertyDescription("the name that is merged into the other") @NotNull @Size(min = 1, max = 200)
            String from,

            @JsonPropertyDescription("the name that both answer under") @NotNull @Size(min = 1, max = 200)
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
