// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.reactive.function.server.HandlerFilterFunction;
import org.springframework.web.reactive.function.server.HandlerFunction;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;

/** Lets the operator token in and nobody else; where there is none, nobody at all. */
public final class OperatorAccess implements HandlerFilterFunction<ServerResponse, ServerResponse> {
    private final byte[] expected;

    /** @param token blank where the installation has none */
    public OperatorAccess(String token) {
        this.expected = token.isBlank() ? new byte[0] : ("Bearer " + token).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public Mono<ServerResponse> filter(ServerRequest request, HandlerFunction<ServerResponse> next) {
        return admits(request)
                ? next.handle(request)
                : ServerResponse.status(HttpStatus.UNAUTHORIZED).build();
    }

    /** Whether the request carries the token. */
    public boolean admits(ServerRequest request) {
        String given = request.headers().firstHeader(HttpHeaders.AUTHORIZATION);
        return expected.length > 0
                && given != null
                && MessageDigest.isEqual(expected, given.getBytes(StandardCharsets.UTF_8));
    }
}
