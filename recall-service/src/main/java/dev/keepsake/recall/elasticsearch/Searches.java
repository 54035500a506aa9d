// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.call.SpaceId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Runs searches in spaces, complete or not at all: a part of a result would look like "nothing is known". */
final class Searches {
    private final SearchServer server;

    Searches(SearchServer server) {
        this.server = server;
    }

    JsonNode one(String index, List<SpaceId> spaces, Map<String, Object> search, Instant deadline) {
        return together(index, spaces, List.of(search), deadline).get(0);
    }

    /** The answers in the order of the searches. */
    List<JsonNode> together(String index, List<SpaceId> spaces, List<Map<String, Object>> searches, Instant deadline) {
        Map<String, Object> header = Map.of(
                "index",
                index,
                "routing",
                Clauses.routing(spaces),
                // The same copy for the same caller, so that equal questions get equal scores.
                "preference",
                spaces.get(0).toString(),
                "allow_partial_search_results",
                false);
        List<Object> lines = new ArrayList<>();
        for (Map<String, Object> search : searches) {
            lines.add(header);
            lines.add(search);
        }
        List<JsonNode> answers = new ArrayList<>();
        for (JsonNode answer : server.askLines("/_msearch", lines, deadline).path("responses")) {
            answers.add(complete(answer));
        }
        return answers;
    }

    private static JsonNode complete(JsonNode answer) {
        if (answer.has("error")) {
            int status = answer.path("status").asInt(500);
            String type = answer.path("error").path("type").asString("unknown");
            if (status == 429 || status >= 500) {
                throw new IndexUnavailable("A search failed with " + status + " " + type, null);
            }
            throw new IndexRequestRefused("A search", status, type);
        }
        if (answer.path("timed_out").asBoolean(false)
                || answer.path("_shards").path("failed").asInt(0) > 0) {
            throw new IndexUnavailable("A search was answered in part only", null);
        }
        return answer;
    }
}
