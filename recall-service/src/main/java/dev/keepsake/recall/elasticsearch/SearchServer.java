// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.http.HttpEntity;
import org.apache.http.client.config.RequestConfig;
import org.apache.http.entity.ContentType;
import org.apache.http.nio.entity.NStringEntity;
import org.elasticsearch.client.Request;
import org.elasticsearch.client.RequestOptions;
import org.elasticsearch.client.Response;
import org.elasticsearch.client.ResponseException;
import org.elasticsearch.client.RestClient;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Speaks JSON with Elasticsearch, within a deadline. */
final class SearchServer {
    private static final ContentType LINES = ContentType.create("application/x-ndjson", "UTF-8");

    private final RestClient client;
    private final Clock clock;

    SearchServer(RestClient client, Clock clock) {
        this.client = client;
        this.clock = clock;
    }

    /** Sends one JSON body. Empty when the thing asked for does not exist. */
    Optional<JsonNode> find(String method, String path, @Nullable Object body, Instant deadline) {
        return send(
                method,
                path,
                body == null ? null : new NStringEntity(json(body), ContentType.APPLICATION_JSON),
                deadline);
    }

    /** Sends one JSON body to something that must exist. */
    JsonNode ask(String method, String path, @Nullable Object body, Instant deadline) {
        return existing(path, find(method, path, body, deadline));
    }

    /** Sends one line of JSON for each part, as {@code _bulk} and {@code _msearch} want it. */
    JsonNode askLines(String path, List<?> parts, Instant deadline) {
        String lines = parts.stream().map(part -> json(part) + "\n").collect(Collectors.joining());
        return existing(path, send("POST", path, new NStringEntity(lines, LINES), deadline));
    }

    private Optional<JsonNode> send(String method, String path, @Nullable HttpEntity entity, Instant deadline) {
        Request request = new Request(method, path);
        request.setOptions(within(deadline));
        request.setEntity(entity);
        try {
            return Optional.of(read(client.performRequest(request)));
        } catch (ResponseException e) {
            int status = e.getResponse().getStatusLine().getStatusCode();
            if (status == 404) {
                return Optional.empty();
            }
            if (status == 429 || status >= 502) {
                throw new IndexUnavailable("Elasticsearch answered " + status, e);
            }
            // The message of the cause may quote what was sent; only the kind of error is safe to tell and log.
            throw new IndexRequestRefused(method + " " + path.replaceFirst("\\?.*", ""), status, errorType(e));
        } catch (IOException e) {
            throw new IndexUnavailable("Elasticsearch does not answer", e);
        }
    }

    private RequestOptions within(Instant deadline) {
        Duration left = Duration.between(clock.instant(), deadline);
        if (left.isNegative() || left.isZero()) {
            throw new IndexUnavailable("No time is left to ask Elasticsearch", null);
        }
        int millis = (int) Math.min(left.toMillis() + 1, Integer.MAX_VALUE);
        return RequestOptions.DEFAULT.toBuilder()
                .setRequestConfig(RequestConfig.custom()
                        .setSocketTimeout(millis)
                        .setConnectTimeout(Math.min(millis, 2_000))
                        .setConnectionRequestTimeout(millis)
                        .build())
                .build();
    }

    private static String errorType(ResponseException e) {
        try {
            return read(e.getResponse()).path("error").path("type").asString("unknown");
        } catch (IOException | RuntimeException unreadable) {
            return "unknown";
        }
    }

    private static JsonNode read(Response response) throws IOException {
        HttpEntity entity = response.getEntity();
        if (entity == null) {
            return Json.mapper().createObjectNode();
        }
        try (InputStream content = entity.getContent()) {
            return Json.mapper().readTree(content);
        }
    }

    private static String json(Object body) {
        return Json.mapper().writeValueAsString(body);
    }

    private static JsonNode existing(String path, Optional<JsonNode> found) {
        return found.orElseThrow(
                () -> new IndexRequestRefused(path.replaceFirst("\\?.*", ""), 404, "index_not_found_exception"));
    }
}
