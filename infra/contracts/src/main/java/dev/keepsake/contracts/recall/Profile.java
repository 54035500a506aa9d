// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes a person or thing from what is remembered: lasting traits and what is current, each with the memories behind it. */
public final class Profile {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "profile", ServiceName.RECALL, Arguments.class, Result.class)
            .titled("Profile of a person or thing")
            .hinting(Hints.reads())
            .at(RestRoute.post("/api/v1/profile"))
            .limitedTo(RateLimit.perMinute(60))
            .describedAs("""
                    Describes a person or thing from what is remembered: lasting traits and what is current, \
                    each with the memories behind it. Without a subject: the memory's owner.""");

    private Profile() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("a person or thing in the memory; left out: the memory's owner")
            @Size(max = 200)
            @Nullable
            String subject) {
        public Arguments {
            subject = subject == null ? null : Check.text("subject", subject, 200);
        }
    }

    /** What the tool answers. */
    public record Result(
            @Nullable String subject,
            @NotNull List<Trait> lasting,
            @NotNull List<Trait> current,
            @NotNull Integer memories) {}

    /** Something that holds of the subject, with the ids of the memories that say so. */
    public record Trait(@NotNull String text, @NotNull List<String> memories) {}
}
