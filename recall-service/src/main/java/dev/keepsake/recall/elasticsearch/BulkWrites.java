// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.call.SpaceId;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** One {@code _bulk} request. External versions decide between states; being late is no failure. */
final class BulkWrites {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final String index;
    private final List<Object> lines = new ArrayList<>();

    BulkWrites(String index) {
        this.index = index;
    }

    void put(String id, SpaceId space, long version, Object document) {
        lines.add(Map.of(
                "index",
                Map.of(
                        "_index", index,
                        "_id", id,
                        "routing", space.toString(),
                        "version", version,
                        "version_type", "external")));
        lines.add(document);
    }

    /** Removes whatever version is there. */
    void remove(String id, SpaceId space) {
        lines.add(Map.of("delete", Map.of("_index", index, "_id", id, "routing", space.toString())));
    }

    /** @param visible whether to return only when a search sees the change */
    void send(SearchServer server, Clock clock, boolean visible) {
        if (lines.isEmpty()) {
            return;
        }
        String path = visible ? "/_bulk?refresh=true" : "/_bulk";
        JsonNode answer = server.askLines(path, lines, clock.instant().plus(PATIENCE));
        if (answer.path("errors").asBoolean(false)) {
            answer.path("items").forEach(BulkWrites::check);
        }
    }

    private static void check(JsonNode item) {
        JsonNode outcome = item.iterator().next();
        int status = outcome.path("status").asInt();
        boolean stale = status == 409;
        boolean alreadyGone = status == 404;
        if (status < 300 || stale || alreadyGone) {
            return;
        }
        String type = outcome.path("error").path("type").asString("unknown");
        if (status == 429 || status >= 500) {
            throw new IndexUnavailable("A write failed with " + status + " " + type, null);
        }
        throw new IndexRequestRefused("A write", status, type);
    }
}
