// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

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

/** Ends a policy. */
public final class PolicyRetire {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "policy_retire", ServiceName.INGEST, Arguments.class, Result.class)
            .titled("Retire a policy")
            .needs(Grant.WRITE)
            .hinting(Hints.destroys(true))
            .at(RestRoute.delete("/api/v1/policies/{id}"))
            .limitedTo(RateLimit.perMinute(30))
            .exposedAs(Exposure.REST)
            .describedAs(
                    "Ends a policy: it governs nothing any more. Its text is kept for the record. For owners and admins.");

    private PolicyRetire() {}

    /** Which policy. */
    public record Arguments(
            @JsonPropertyDescription("the policy, as source:<id>") @NotNull @Size(min = 1, max = 200)
            String id) {
        public Arguments {
            id = Check.text("id", id, 200);
        }
    }

    /** The policy that governs nothing any more. */
    public record Result(@NotNull String id) {}
}
