// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.knowledge;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.tool.Credits;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Asks what the person knows: topics with expertise, evidence and whether they possess the knowledge or merely met it. */
public final class QueryKnowledge {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "query_knowledge", ServiceName.KNOWLEDGE, Arguments.class, Result.class)
            .titled("Query knowledge")
            .hinting(Hints.reads())
            .at(RestRoute.post("/api/v1/knowledge/query"))
            .limitedTo(RateLimit.perMinute(60))
            .costing(Credits.fixed(1))
            .describedAs("""
                    Asks what the person knows: topics with expertise, evidence and whether they possess the \
                    knowledge or merely met it. Without a query it browses by filters.""");

    private QueryKnowledge() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("semantic query; left out: browse by filters, relevance then absent")
            @Size(max = 2000)
            @Nullable
            String query,

            @JsonPropertyDescription("restrict to categories") @Size(max = 20) @Nullable
            List<String> topicCategory,

            @JsonPropertyDescription("restrict to levels") @Nullable
            List<ExpertiseLevel> expertiseLevel,

            @JsonPropertyDescription("possessed or merely met") @Nullable
            KnowledgeType knowledgeType,

            @JsonPropertyDescription("least extraction confidence") @Min(0) @Max(1) @Nullable
            Double confidenceMin,

            @JsonPropertyDescription("also the distribution over categories") @JsonProperty(defaultValue = "false")
            Boolean includeFacets,

            @JsonPropertyDescription("also the aggregate profile") @JsonProperty(defaultValue = "false")
            Boolean includeProfile,

            @JsonPropertyDescription("page size") @JsonProperty(defaultValue = "10") @Min(1) @Max(50)
            Integer limit,

            @JsonPropertyDescription("page offset") @JsonProperty(defaultValue = "0") @Min(0)
            Integer offset,

            @JsonPropertyDescription("relevance floor") @JsonProperty(defaultValue = "0.3") @Min(0) @Max(1)
            Double minScore) {
        public Arguments {
            query = Check.optional("query", query, 2000);
            topicCategory = topicCategory == null ? null : List.copyOf(topicCategory);
            expertiseLevel = expertiseLevel == null ? null : List.copyOf(expertiseLevel);
            includeFacets = includeFacets != null && includeFacets;
            includeProfile = includeProfile != null && includeProfile;
            limit = Check.numberOr("limit", limit, 10, 1, 50);
            offset = Check.numberOr("offset", offset, 0, 0, Integer.MAX_VALUE);
            minScore = minScore == null ? 0.3 : minScore;
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull List<Item> items,
            @NotNull Long total,
            @Nullable Map<String, Long> facets,
            @Nullable Profile profile) {}

    /** One topic the person knows or has met. */
    public record Item(
            @NotNull String id,
            @NotNull String topic,
            @NotNull String statement,
            @NotNull String topicCategory,
            @NotNull ExpertiseLevel expertiseLevel,
            @NotNull KnowledgeType knowledgeType,
            @NotNull @Min(0) @Max(1) Double confidence,
            @Nullable Double score,
            @NotNull Integer evidence,
            @NotNull Instant firstSeen,
            @NotNull Instant lastSeen,
            @NotNull List<String> related) {}

    /** The whole of what the person knows, in numbers. */
    public record Profile(
            @NotNull Long topics,
            @NotNull Map<String, Long> byLevel,
            @NotNull Map<String, Long> byType) {}

    /** How well the person knows a topic. */
    public enum ExpertiseLevel {
        @JsonProperty("high")
        HIGH,
        @JsonProperty("medium")
        MEDIUM,
        @JsonProperty("low")
        LOW
    }

    /** Whether the person has the knowledge or merely met it. */
    public enum KnowledgeType {
        @JsonProperty("user_possesses_knowledge")
        POSSESSED,
        @JsonProperty("user_accessed_knowledge")
        ACCESSED
    }
}
