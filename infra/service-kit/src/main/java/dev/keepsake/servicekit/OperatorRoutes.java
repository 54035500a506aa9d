// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import dev.keepsake.contracts.wire.Json;
import java.util.function.Function;
import java.util.function.Supplier;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.HandlerFunction;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;
import tools.jackson.core.JacksonException;

/** Blocking work behind a route: done off the event loop, its result written as the wire writes JSON. */
public final class OperatorRoutes {
    private OperatorRoutes() {}

    /** Answers with what {@code work} gives for the request. */
    public static HandlerFunction<ServerResponse> answer(Function<ServerRequest, Object> work) {
        return request -> answer(() -> work.apply(request));
    }

    /** Answers with what {@code work} gives for the body, which is read as {@code type}. */
    public static <T> HandlerFunction<ServerResponse> answerBody(Class<T> type, Function<T, Object> work) {
        return request -> request.bodyToMono(String.class)
                .flatMap(body -> answer(() -> work.apply(Json.mapper().readValue(body, type))));
    }

    private static Mono<ServerResponse> answer(Supplier<Object> work) {
        return Mono.fromCallable(() -> Json.mapper().writeValueAsString(work.get()))
                .subscribeOn(Schedulers.boundedElastic())
                .flatMap(body -> ServerResponse.ok()
                        .contentType(MediaType.APPLICATION_JSON)
                        .bodyValue(body))
                .onErrorResume(
                        failure -> failure instanceof IllegalArgumentException || failure instanceof JacksonException,
                        wrong -> refuse(HttpStatus.BAD_REQUEST, "The request cannot be read."))
                .onErrorResume(
                        IllegalStateException.class,
                        not -> refuse(HttpStatus.CONFLICT, String.valueOf(not.getMessage())));
    }

    private static Mono<ServerResponse> refuse(HttpStatus status, String sentence) {
        return ServerResponse.status(status)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .bodyValue(Json.mapper()
                        .createObjectNode()
                        .put("status", status.value())
                        .put("detail", sentence)
                        .toString());
    }
}
