// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import dev.keepsake.contracts.tool.Exposure;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import jakarta.validation.constraints.NotNull;
import java.util.List;

/** Shows the policies in force. */
public final class PolicyList {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "policy_list", ServiceName.INGEST, Arguments.class, Result.class)
            .titled("List policies")
            .hinting(Hints.readsTheSame())
            .at(RestRoute.get("/api/v1/policies"))
            .limitedTo(RateLimit.perMinute(60))
            .exposedAs(Exposure.REST)
            .describedAs("Shows every policy in force, whole, the newest first. For owners and admins.");

    private PolicyList() {}

    /** Nothing to say. */
    public record Arguments() {}

    /** The policies, newest first. */
    public record Result(@NotNull List<PolicyView> policies) {}
}
