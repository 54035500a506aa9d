// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

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

/** Puts a new wording of a policy into force in place of the old one. */
public final class PolicyReplace {
    /** The declaration. */
    public static final ToolContract<Arguments, PolicyView> CONTRACT = ToolContract.of(
                    "policy_replace", ServiceName.INGEST, Arguments.class, PolicyView.class)
            .titled("Replace a policy")
            .needs(Grant.WRITE)
            .hinting(Hints.destroys(false))
            .at(RestRoute.put("/api/v1/policies/{id}"))
            .limitedTo(RateLimit.perMinute(30))
            .withSecrets(SecretPolicy.refusedIn("title", "text"))
            .exposedAs(Exposure.REST)
            .describedAs("Retires a policy and puts a new wording into force under a new id. For owners and admins.");

    private PolicyReplace() {}

    /** Which policy, and what it says from now on. */
    public record Arguments(
            @JsonPropertyDescription("the policy, as source:<id>") @NotNull @Size(min = 1, max = 200)
            String id,

            @JsonPropertyDescription("a short name for it") @NotNull @Size(min = 1, max = 200)
            String title,

            @JsonPropertyDescription("the whole policy, word for word")
            @NotNull
            @Size(min = 1, max = PolicyView.LONGEST_TEXT)
            String text) {
        public Arguments {
            id = Check.text("id", id, 200);
            title = Check.text("title", title, 200);
            text = Check.text("text", text, PolicyView.LONGEST_TEXT);
        }
    }
}
