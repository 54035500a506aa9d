// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Opens one memory or source by its id: the statement, the exact line it came from, its history, or what a source taught and how its learning went. */
public final class Fetch {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "fetch", ServiceName.RECALL, Arguments.class, Result.class)
            .titled("Fetch a memory or source")
            .hinting(Hints.readsTheSame())
            .at(RestRoute.post("/api/v1/fact"))
            .limitedTo(RateLimit.perMinute(60))
            .describedAs("""
                    Opens one memory or source by its id: the statement, the exact line it came from, its \
                    history, or what a source taught and how its learning went.""");

    private Fetch() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("memory:<n>, source:<id>, or a full UUID fact_id")
            @NotNull
            @Size(min = 1, max = 200)
            String id,

            @JsonPropertyDescription("project scope id") @JsonProperty(defaultValue = "default")
            String scope) {
        public Arguments {
            id = Check.text("id", id, 200);
            scope = Check.filledOr("scope", scope, "default", 200);
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull String id,
            @Nullable String title,
            @Nullable String text,
            @Nullable String url,
            @Nullable Metadata metadata,
            @Nullable String status,
            @Nullable String message) {
        public static Result found(
                String id, @Nullable String title, String text, @Nullable String url, Metadata metadata) {
            return new Result(id, title, text, url, metadata, null, null);
        }

        public static Result notFound(String id, String message) {
            return new Result(id, null, null, null, null, "not_found", message);
        }
    }

    /**
     * What lies behind a memory or a source. Of a memory: all but {@code facts} and {@code reason}. Of a source: {@code
     * kind}, {@code status}, {@code reason} and {@code facts}.
     *
     * @param kind of a memory people, plan, pref or detail; of a source note, conversation, page, policy or import
     * @param history what the memory said before, newest first
     * @param status of a memory current, clash or superseded; of a source queued, learning, learned or failed
     */
    public record Metadata(
            @Nullable UUID factId,
            @Nullable String kind,
            @Nullable Category category,
            @Nullable String quote,
            @Nullable SourceRef source,
            @Nullable Instant saidAt,
            @Nullable Instant learnedAt,
            @Nullable Instant validFrom,
            @Nullable Instant validTo,
            @Nullable List<Earlier> history,
            @Nullable String docType,
            @Nullable String status,
            @Nullable String reason,
            @Nullable Integer facts) {
        /** What lies behind a source. */
        public static Metadata ofSource(String kind, String status, @Nullable String reason, @Nullable Integer facts) {
            return new Metadata(
                    null, kind, null, null, null, null, null, null, null, null, null, status, reason, facts);
        }
    }

    /** What a memory said before: replaced by newer news, or marked wrong. */
    public record Earlier(
            @NotNull String id,
            @NotNull String text,
            @NotNull String ended,
            @Nullable Instant validFrom,
            @Nullable Instant validTo) {}
}
