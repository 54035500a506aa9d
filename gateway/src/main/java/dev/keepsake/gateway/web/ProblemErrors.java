// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Refusal;
import dev.keepsake.messaging.ErrorTranslator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebExceptionHandler;
import reactor.core.publisher.Mono;

/** The last catch: whatever was not answered otherwise becomes a problem document that tells nothing of our insides. */
@Order(-2) // before Spring Boot's own, which would answer with an exception's message
final class ProblemErrors implements WebExceptionHandler {
    private static final Logger LOG = LoggerFactory.getLogger(ProblemErrors.class);

    private final List<ErrorTranslator> translators;

    ProblemErrors(List<ErrorTranslator> translators) {
        this.translators = List.copyOf(translators);
    }

    @Override
    public Mono<Void> handle(ServerWebExchange exchange, Throwable failure) {
        ServerHttpResponse response = exchange.getResponse();
        if (response.isCommitted()) {
            return Mono.error(failure);
        }
        Problem problem = problem(exchange, failure);
        response.setStatusCode(problem.status());
        problem.retryAfterSeconds()
                .ifPresent(seconds -> response.getHeaders().set(HttpHeaders.RETRY_AFTER, seconds.toString()));
        response.getHeaders().setContentType(MediaType.APPLICATION_PROBLEM_JSON);
        return response.writeWith(Mono.just(response.bufferFactory().wrap(problem.json())));
    }

    private Problem problem(ServerWebExchange exchange, Throwable failure) {
        if (failure instanceof CallRefused refused) {
            return Problem.of(refused);
        }
        if (failure instanceof ResponseStatusException given
                && given.getStatusCode().is4xxClientError()) {
            HttpStatus status = HttpStatus.valueOf(given.getStatusCode().value());
            return Problem.of(status, sentence(status));
        }
        Optional<Refusal> known = translated(failure);
        if (known.isPresent()) {
            LOG.warn("request to {} refused: {}", exchange.getRequest().getPath(), failure.toString());
            return Problem.of(known.get().code(), known.get().message());
        }
        LOG.error("request to {} failed", exchange.getRequest().getPath(), failure);
        return Problem.of(
                ErrorCode.INTERNAL,
                "Something went wrong on our side; the log has it under request "
                        + exchange.getRequest().getId() + ".");
    }

    private Optional<Refusal> translated(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .flatMap(cause -> translators.stream().flatMap(each -> each.translate(cause).stream()))
                .findFirst();
    }

    private static String sentence(HttpStatus status) {
        return switch (status) {
            case NOT_FOUND -> "There is nothing at this address.";
            case METHOD_NOT_ALLOWED -> "This address does not take this method.";
            default -> "The request cannot be understood.";
        };
    }
}
