// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.web;

import dev.keepsake.recall.gate.DecisionLog;
import dev.keepsake.servicekit.OperatorAccess;
import java.util.UUID;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** {@code GET /operator/decisions/{event_id}}: what the gate saw when it decided. For operators and for training. */
final class DecisionsRoute {
    private final DecisionLog log;

    DecisionsRoute(DecisionLog log) {
        this.log = log;
    }

    RouterFunction<ServerResponse> routes(OperatorAccess access) {
        return RouterFunctions.route()
                .GET("/operator/decisions/{event}", this::decision)
                .filter(access)
                .build();
    }

    private Mono<ServerResponse> decision(ServerRequest request) {
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
