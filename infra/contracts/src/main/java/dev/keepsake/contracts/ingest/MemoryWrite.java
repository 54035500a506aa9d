// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.Schemas;
import dev.keepsake.contracts.tool.SecretPolicy;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Writes one fact as entity, key and value. */
public final class MemoryWrite {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "memory_write", ServiceName.INGEST, Arguments.class, Result.class)
            .titled("Write a memory")
            .needs(Grant.WRITE)
            .hinting(Hints.changes(true))
            .at(RestRoute.post("/api/v1/permanent"))
            .limitedTo(RateLimit.perMinute(30))
            .withSecrets(SecretPolicy.refusedIn("entity", "key", "value", "rationale", "scope", "source")
                    .orNamedBy("key", "value"))
            .settledIn("searchable")
            .describedAs("""
                    Writes one fact as entity, key and value. The same value again changes nothing; a new \
                    value ends the old one's validity and keeps it as history. The fact can be recalled when \
                    this returns.""");

    private MemoryWrite() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("subject the fact is about") @NotNull @Size(min = 1, max = 200)
            String entity,

            @JsonPropertyDescription("attribute name") @NotNull @Size(min = 1, max = 200)
            String key,

            @JsonPropertyDescription("the fact itself, self-contained") @NotNull @Size(min = 1, max = 10000)
            String value,

            @JsonPropertyDescription("short supporting quote or reason")
            @JsonProperty(defaultValue = Schemas.EMPTY_TEXT)
            @Size(max = 2000)
            String rationale,

            @JsonPropertyDescription("project scope id") @JsonProperty(defaultValue = "default")
            String scope,

            @JsonPropertyDescription("provenance tag") @JsonProperty(defaultValue = "mcp") @Size(max = 200)
            String source,

            @JsonPropertyDescription("where to write: the caller's own space or the team's")
            @JsonProperty(defaultValue = "private")
            WriteSpace space) {
        public Arguments {
            entity = Check.text("entity", entity, 200);
            key = Check.text("key", key, 200);
            value = Check.text("value", value, 10000);
            rationale = Check.textOr("rationale", rationale, "", 2000);
            scope = Check.filledOr("scope", scope, "default", 200);
            source = Check.textOr("source", source, "mcp", 200);
            space = space == null ? WriteSpace.PRIVATE : space;
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull UUID factId,
            @NotNull String id,
            @NotNull Status status,

            @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable
            UUID supersedes,

            @NotNull Boolean searchable) {}

    /** What the write did. */
    public enum Status {
        @JsonProperty("created")
        CREATED,
        @JsonProperty("unchanged")
        UNCHANGED,
        @JsonProperty("superseded")
        SUPERSEDED
    }
}
