// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import dev.keepsake.gateway.web.BoundedBody;
import dev.keepsake.gateway.web.Problem;
import dev.keepsake.gateway.web.Problems;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.web.reactive.function.server.HandlerFilterFunction;
import org.springframework.web.reactive.function.server.HandlerFunction;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import tools.jackson.databind.JsonNode;

/**
 * Answers in the protocol's own form what fails before a message was read, as the look for the key's holder does while the
 * database is away.
 */
final class RpcFailures implements HandlerFilterFunction<ServerResponse, ServerResponse> {
    private final Problems problems;

    RpcFailures(Problems problems) {
        this.problems = problems;
    }

    @Override
    public Mono<ServerResponse> filter(ServerRequest request, HandlerFunction<ServerResponse> next) {
        return next.handle(request).onErrorResume(failure -> {
            Problem problem = problems.of(request.exchange().getRequest(), failure);
            return idOf(request).flatMap(id -> answer(problem, id.orElse(null)));
        });
    }

    private static Mono<ServerResponse> answer(Problem problem, @Nullable JsonNode id) {
        ServerResponse.BodyBuilder response = ServerResponse.status(problem.status());
        problem.retryAfterSeconds().ifPresent(seconds -> response.header(HttpHeaders.RETRY_AFTER, seconds.toString()));
        return new RpcError(RpcError.INTERNAL, problem.detail()).response(response, id);
    }

    /** Absent also where the body has been read already or cannot be read. */
    private static Mono<Optional<JsonNode>> idOf(ServerRequest request) {
        return BoundedBody.read(request)
                .map(body -> Optional.ofNullable(RpcMessage.read(body).id()))
                .onErrorReturn(Optional.empty());
    }
}
