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

/** Puts a policy into force for the whole team. */
public final class PolicyCreate {
    /** The declaration. */
    public static final ToolContract<Arguments, PolicyView> CONTRACT = ToolContract.of(
                    "policy_create", ServiceName.INGEST, Arguments.class, PolicyView.class)
            .titled("Create a policy")
            .needs(Grant.WRITE)
            .hinting(Hints.changes(false))
            .at(RestRoute.creating("/api/v1/policies"))
            .limitedTo(RateLimit.perMinute(30))
            .withSecrets(SecretPolicy.refusedIn("title", "text"))
            .exposedAs(Exposure.REST)
            .describedAs(
                    "Puts a policy into force in the team's memory, whole and word for word. For owners and admins.");

    private PolicyCreate() {}

    /** The policy. */
    public record Arguments(
            @JsonPropertyDescription("a short name for it") @NotNull @Size(min = 1, max = 200)
            String title,

            @JsonPropertyDescription("the whole policy, word for word")
            @NotNull
            @Size(min = 1, max = PolicyView.LONGEST_TEXT)
            String text) {
        public Arguments {
            title = Check.text("title", title, 200);
            text = Check.text("text", text, PolicyView.LONGEST_TEXT);
        }
    }
}
