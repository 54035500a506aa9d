// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import dev.keepsake.contracts.wire.Json;
import dev.keepsake.localstack.home.StackProblem;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What operators may ask a service on its own port. */
public final class ServiceApi {
    /** A large index is read through in a single answer. */
    private static final Duration READ_LIMIT = Duration.ofMinutes(10);

    private final String service;
    private final JsonHttp http;
    private final Map<String, String> authorization;

    public ServiceApi(ServiceLocation location) {
        this.service = location.service();
        this.http = new JsonHttp(location.url(), READ_LIMIT, location.service() + "-service", location.variable());
        this.authorization = Map.of("Authorization", "Bearer " + location.operatorToken());
    }

    /** @throws StackProblem with the service's own sentence if it refuses */
    public <T> T get(String path, Class<T> type) {
        return send("GET", path, null, type);
    }

    /** @throws StackProblem with the service's own sentence if it refuses */
    public <T> T post(String path, @Nullable Object body, Class<T> type) {
        return send("POST", path, body == null ? "" : Json.mapper().writeValueAsString(body), type);
    }

    /** @throws StackProblem with the service's own sentence if it refuses */
    public <T> T delete(String path, Class<T> type) {
        return send("DELETE", path, null, type);
    }

    private <T> T send(String method, String path, @Nullable String body, Class<T> type) {
        JsonHttp.Reply reply = http.send(method, path, authorization, body);
        if (reply.isError()) {
            throw new StackProblem(reply.sentence(service));
        }
        return Json.mapper().readValue(reply.text(), type);
    }
}
