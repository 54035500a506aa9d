// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.localstack.home.StackProblem;
import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.retry.RetryConfig;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The tools over REST, in the name of one key. Waits as long as the gateway asks when it is busy or limits the key, or
 * is away for a while, and gives up after some minutes; where nobody answered yet, at once. May be used by several threads.
 */
public final class ToolApi {
    private static final Set<Integer> LATER = Set.of(429, 502, 503, 504);
    private static final Set<Integer> OF_THE_KEY =
            Set.of(HttpURLConnection.HTTP_UNAUTHORIZED, HttpURLConnection.HTTP_FORBIDDEN, 402);
    private static final int ATTEMPTS = 9;
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(1);

    private final JsonHttp http;
    private final Map<String, String> authorization;
    private volatile boolean reached;
    private final Retry patience = Retry.of(
            "gateway",
            RetryConfig.<JsonHttp.Reply>custom()
                    .maxAttempts(ATTEMPTS)
                    // Nobody there at the very first call: nothing to wait for. Later it may be restarting.
                    .retryOnException(failure -> reached && failure instanceof StackProblem)
                    .retryOnResult(reply -> LATER.contains(reply.status()))
                    .intervalBiFunction(
                            (attempt, last) -> pause(attempt, last.getOrNull()).toMillis())
                    .build());

    public ToolApi(String url, String key) {
        this.http = new JsonHttp(url);
        this.authorization = Map.of("Authorization", "Bearer " + key);
    }

    private static Duration pause(int attempt, JsonHttp.@Nullable Reply last) {
        Duration own = FIRST_PAUSE.multipliedBy(1L << (attempt - 1));
        Duration wanted = last == null || last.retryAfter() <= 0 ? own : Duration.ofSeconds(last.retryAfter());
        return wanted.compareTo(LONGEST_PAUSE) < 0 ? wanted : LONGEST_PAUSE;
    }

    /**
     * Calls a tool.
     *
     * @throws CallRefused if this call is refused and another one need not be
     * @throws StackProblem if no call will do: nobody answers, or the key may not
     */
    public JsonNode call(String method, String path, @Nullable JsonNode body) {
        String json = body == null ? null : Json.mapper().writeValueAsString(body);
        JsonHttp.Reply reply = patience.executeSupplier(() -> send(method, path, json));
        if (!reply.isError()) {
            return Json.mapper().readTree(reply.text());
        }
        if (LATER.contains(reply.status()) || OF_THE_KEY.contains(reply.status())) {
            throw new StackProblem(reply.sentence("gateway"));
        }
        throw CallRefused.invalid(reply.sentence("gateway"));
    }

    private JsonHttp.Reply send(String method, String path, @Nullable String json) {
        JsonHttp.Reply reply = http.send(method, path, authorization, json);
        reached = true;
        return reply;
    }

    /**
     * Opens what a path gives, to be read while it comes.
     *
     * @throws StackProblem with the gateway's own sentence if it refuses
     */
    public InputStream open(String path) {
        JsonHttp.Download download = http.open(path, authorization);
        if (download.reply().isError()) {
            throw new StackProblem(download.reply().sentence("gateway"));
        }
        return download.content();
    }
}
