// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebExceptionHandler;
import reactor.core.publisher.Mono;

/** The last catch: whatever was not answered otherwise becomes a problem document. */
@Order(-2) // before Spring Boot's own, which would answer with an exception's message
final class ProblemErrors implements WebExceptionHandler {
    private final Problems problems;

    ProblemErrors(Problems problems) {
        this.problems = problems;
    }

    @Override
    public Mono<Void> handle(ServerWebExchange exchange, Throwable failure) {
        ServerHttpResponse response = exchange.getResponse();
        if (response.isCommitted()) {
            return Mono.error(failure);
        }
        Problem problem = problems.of(exchange.getRequest(), failure);
        response.setStatusCode(problem.status());
        problem.retryAfterSeconds()
                .ifPresent(seconds -> response.getHeaders().set(HttpHeaders.RETRY_AFTER, seconds.toString()));
        response.getHeaders().setContentType(MediaType.APPLICATION_PROBLEM_JSON);
        return response.writeWith(Mono.just(response.bufferFactory().wrap(problem.json())));
    }
}
