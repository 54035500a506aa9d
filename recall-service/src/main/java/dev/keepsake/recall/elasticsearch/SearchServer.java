// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import co.elastic.clients.elasticsearch._types.ElasticsearchException;
import co.elastic.clients.elasticsearch._types.ErrorCause;
import co.elastic.clients.transport.rest_client.RestClientOptions;
import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.apache.http.client.config.RequestConfig;
import org.elasticsearch.client.RequestOptions;
import org.elasticsearch.client.ResponseException;
import org.jspecify.annotations.Nullable;

/** Asks Elasticsearch within a deadline, and tells an outage from a refusal. */
final class SearchServer {
    private static final int CONNECT_MILLIS = 2_000;

    private final ElasticsearchClient client;
    private final Clock clock;

    SearchServer(ElasticsearchClient client, Clock clock) {
        this.client = client;
        this.clock = clock;
    }

    /** One request of the client. */
    @FunctionalInterface
    interface Request<T> {
        T send(ElasticsearchClient client) throws IOException;
    }

    <T> T ask(Instant deadline, Request<T> request) {
        try {
            return request.send(client.withTransportOptions(within(deadline)));
        } catch (ElasticsearchException e) {
            // The message of the cause may quote what was sent; only the kind of error is safe to tell and log.
            throw new IndexRequestRefused(String.valueOf(e.endpointId()), e.status(), type(e.error()));
        } catch (ResponseException e) {
            throw failure(e);
        } catch (IOException e) {
            throw new IndexUnavailable("Elasticsearch does not answer", e);
        }
    }

    /** The failure of one part of a request that was answered as a whole. */
    static RuntimeException failureOf(String part, int status, @Nullable ErrorCause error) {
        if (status == 429 || status >= 500) {
            return new IndexUnavailable(part + " failed with " + status + " " + type(error), null);
        }
        return new IndexRequestRefused(part, status, type(error));
    }

    /** The client leaves conflicts and the server's own failures as they came. */
    private static RuntimeException failure(ResponseException e) {
        int status = e.getResponse().getStatusLine().getStatusCode();
        if (status == 429 || status >= 502) {
            return new IndexUnavailable("Elasticsearch answered " + status, e);
        }
        String path = e.getResponse().getRequestLine().getUri().replaceFirst("\\?.*", "");
        return new IndexRequestRefused(path, status, type(e));
    }

    private RestClientOptions within(Instant deadline) {
        Duration left = Duration.between(clock.instant(), deadline);
        if (left.isNegative() || left.isZero()) {
            throw new IndexUnavailable("No time is left to ask Elasticsearch", null);
        }
        int millis = (int) Math.min(left.toMillis() + 1, Integer.MAX_VALUE);
        RequestConfig timeouts = RequestConfig.custom()
                .setSocketTimeout(millis)
                .setConnectTimeout(Math.min(millis, CONNECT_MILLIS))
                .setConnectionRequestTimeout(millis)
                .build();
        return new RestClientOptions(
                RequestOptions.DEFAULT.toBuilder().setRequestConfig(timeouts).build(), false);
    }

    private static String type(@Nullable ErrorCause error) {
        return error == null || error.type() == null ? "unknown" : error.type();
    }

    private static String type(ResponseException e) {
        try (InputStream body = e.getResponse().getEntity().getContent()) {
            return Json.mapper().readTree(body).path("error").path("type").asString("unknown");
        } catch (IOException | RuntimeException unreadable) {
            return "unknown";
        }
    }
}
