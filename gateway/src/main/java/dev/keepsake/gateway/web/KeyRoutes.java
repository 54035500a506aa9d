// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.gateway.access.IssuedKey;
import dev.keepsake.gateway.access.Keys;
import dev.keepsake.servicekit.OperatorAccess;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.HandlerFunction;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Keys for the operator of the installation, who holds its token. Without a token there is no such API. */
final class KeyRoutes {
    private static final String PATH = "/operator/keys";

    private final Keys keys;
    private final OperatorAccess access;

    KeyRoutes(Keys keys, String token) {
        this.keys = keys;
        this.access = new OperatorAccess(token);
    }

    RouterFunction<ServerResponse> routes() {
        return RouterFunctions.route()
                .POST(PATH, this::create)
                .GET(PATH, this::list)
                .DELETE(PATH + "/{id}", this::revoke)
                .filter(this::admit)
                .build();
    }

    private Mono<ServerResponse> admit(ServerRequest request, HandlerFunction<ServerResponse> next) {
        if (!access.admits(request)) {
            return Problem.of(ErrorCode.UNAUTHENTICATED, "This is for the operator: send the operator's token.")
                    .response(ServerResponse.status(HttpStatus.UNAUTHORIZED)
                            .header(HttpHeaders.WWW_AUTHENTICATE, "Bearer"));
        }
        return next.handle(request)
                .onErrorResume(CallRefused.class, refused -> Problem.of(refused).response());
    }

    private Mono<ServerResponse> create(ServerRequest request) {
        return BoundedBody.read(request)
                .map(KeyOrderBody::read)
                .flatMap(order ->
                        blocking(() -> keys.issue(order)).map(key -> created(order.tenant(), order.user(), key)))
                .flatMap(body -> json(HttpStatus.CREATED, body));
    }

    private static CreatedKey created(String tenant, String user, IssuedKey key) {
        String space = key.principal().caller(null).space().toString();
        return new CreatedKey(key.secret().text(), key.id(), tenant, user, space);
    }

    private Mono<ServerResponse> list(ServerRequest request) {
        String tenant = request.queryParam("tenant").orElse(null);
        return blocking(() -> keys.list(tenant)).flatMap(found -> json(HttpStatus.OK, Map.of("keys", found)));
    }

    private Mono<ServerResponse> revoke(ServerRequest request) {
        UUID id = parse(request.pathVariable("id"));
        return blocking(() -> keys.revoke(id))
                .flatMap(found -> found
                        ? ServerResponse.noContent().build()
                        : Problem.of(ErrorCode.NOT_FOUND, "There is no key with this id.")
                                .response());
    }

    private static UUID parse(String id) {
        try {
            return UUID.fromString(id);
        } catch (IllegalArgumentException e) {
            throw CallRefused.notFound("There is no key with this id.");
        }
    }

    private static <T> Mono<T> blocking(Callable<T> work) {
        return Mono.fromCallable(work).subscribeOn(Schedulers.boundedElastic());
    }

    private static Mono<ServerResponse> json(HttpStatus status, Object body) {
        return ServerResponse.status(status)
                .contentType(MediaType.APPLICATION_JSON)
                .bodyValue(KeyOrderBody.MAPPER.writeValueAsBytes(body));
    }

    private record CreatedKey(String key, UUID id, String tenant, String user, String space) {}
}
