// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
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

/** Keeps a strategy that worked, with the situation it applies to. */
public final class PlaybookWrite {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "playbook_write", ServiceName.RECALL, Arguments.class, Result.class)
            .titled("Write a playbook")
            .needs(Grant.WRITE)
            .hinting(Hints.changes(true))
            .at(RestRoute.post("/api/v1/playbook"))
            .limitedTo(RateLimit.perMinute(30))
            .withSecrets(SecretPolicy.refusedIn("trigger", "strategy", "scope"))
            .describedAs("""
                    Keeps a strategy that worked, with the situation it applies to. One that says the same \
                    as a known entry is merged into it.""");

    private PlaybookWrite() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("the situation this strategy applies to") @NotNull @Size(min = 1, max = 2000)
            String trigger,

            @JsonPropertyDescription("what worked in that situation") @NotNull @Size(min = 1, max = 10000)
            String strategy,

            @JsonPropertyDescription("project scope id") @JsonProperty(defaultValue = "default")
            String scope) {
        public Arguments {
            trigger = Check.text("trigger", trigger, 2000);
            strategy = Check.text("strategy", strategy, 10000);
            scope = Check.filledOr("scope", scope, "default", 200);
        }
    }

    /** What the tool answers. */
    public record Result(@NotNull String id, @NotNull Status status) {}

    /** Whether the entry is new. */
    public enum Status {
        @JsonProperty("created")
        CREATED,
        @JsonProperty("merged")
        MERGED
    }
}
