// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.web;

import dev.keepsake.recall.gate.DecisionLog;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.UUID;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * {@code GET /operator/decisions/{event_id}}: what the gate saw when it decided. For operators and for training; opened by the
 * operator token alone, and closed where there is none.
 */
final class DecisionsRoute {
    private final DecisionLog log;
    private final byte[] expected;

    DecisionsRoute(DecisionLog log, String operatorToken) {
        this.log = log;
        this.expected =
                operatorToken.isBlank() ? new byte[0] : ("Bearer " + operatorToken).getBytes(StandardCharsets.UTF_8);
    }

    RouterFunction<ServerResponse> routes() {
        return RouterFunctions.route()
                .GET("/operator/decisions/{event}", this::decision)
                .build();
    }

    private Mono<ServerResponse> decision(ServerRequest request) {
        String given = request.headers().firstHeader(HttpHeaders.AUTHORIZATION);
        boolean opened = expected.length > 0
                && given != null
                && MessageDigest.isEqual(expected, given.getBytes(StandardCharsets.UTF_8));
        if (!opened) {
            return ServerResponse.status(HttpStatus.UNAUTHORIZED).build();
        }
        return Mono.fromCallable(() -> log.byId(UUID.fromString(request.pathVariable("event"))))
                .subscribeOn(Schedulers.boundedElastic())
                .flatMap(found -> found.isPresent()
                        ? ServerResponse.ok().bodyValue(found.get())
                        : ServerResponse.notFound().build())
                .onErrorResume(
                        IllegalArgumentException.class,
                        noId -> ServerResponse.notFound().build());
    }
}
