// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.gateway.access.KeySecret;
import dev.keepsake.gateway.access.Keys;
import dev.keepsake.gateway.access.Lookup;
import dev.keepsake.gateway.access.Principal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.reactive.function.server.HandlerFilterFunction;
import org.springframework.web.reactive.function.server.HandlerFunction;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Lets only requests with a valid key through, and says where to get one. */
public final class SignIn implements HandlerFilterFunction<ServerResponse, ServerResponse> {
    private static final String PRINCIPAL = SignIn.class.getName();
    private static final String BEARER = "Bearer ";
    private static final int LONGEST_KEY = 512;

    private final Keys keys;
    private final PublicAddress address;

    SignIn(Keys keys, PublicAddress address) {
        this.keys = keys;
        this.address = address;
    }

    /** Who calls, on a request that has come through this filter. */
    public static Principal principal(ServerRequest request) {
        return (Principal) request.attribute(PRINCIPAL)
                .orElseThrow(() -> new IllegalStateException("a route without sign-in asks who calls"));
    }

    @Override
    public Mono<ServerResponse> filter(ServerRequest request, HandlerFunction<ServerResponse> next) {
        String text = keyOf(request);
        if (text == null) {
            return unauthenticated(request, "A key is required: send it as \"Authorization: Bearer <key>\".");
        }
        KeySecret secret = new KeySecret(text);
        Optional<Lookup> remembered = keys.remembered(secret);
        if (remembered.isPresent()) {
            return proceed(request, remembered.get(), next);
        }
        return Mono.fromCallable(() -> keys.holder(secret))
                .subscribeOn(Schedulers.boundedElastic())
                .flatMap(lookup -> proceed(request, lookup, next));
    }

    private Mono<ServerResponse> proceed(ServerRequest request, Lookup lookup, HandlerFunction<ServerResponse> next) {
        Optional<Principal> holder = lookup.holder();
        if (holder.isEmpty()) {
            return unauthenticated(request, "This key is unknown, revoked or expired.");
        }
        request.attributes().put(PRINCIPAL, holder.get());
        return next.handle(request);
    }

    /** The least scope is named: clients ask for exactly what stands there. */
    private Mono<ServerResponse> unauthenticated(ServerRequest request, String sentence) {
        String challenge = "Bearer resource_metadata=\"" + address.of(request)
                + "/.well-known/oauth-protected-resource/mcp\", scope=\"memory:read\"";
        return Problem.of(ErrorCode.UNAUTHENTICATED, sentence)
                .response(
                        ServerResponse.status(HttpStatus.UNAUTHORIZED).header(HttpHeaders.WWW_AUTHENTICATE, challenge));
    }

    private static @Nullable String keyOf(ServerRequest request) {
        String authorization = request.headers().firstHeader(HttpHeaders.AUTHORIZATION);
        String key = authorization != null && authorization.regionMatches(true, 0, BEARER, 0, BEARER.length())
                ? authorization.substring(BEARER.length()).strip()
                : request.headers().firstHeader("X-API-Key");
        return key == null || key.isBlank() || key.length() > LONGEST_KEY ? null : key;
    }
}
