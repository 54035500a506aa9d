// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.contracts.wire.Json;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import tools.jackson.databind.node.ObjectNode;

/** A problem document (RFC 9457): what went wrong, in a sentence, under a code that programs can read. */
public record Problem(HttpStatus status, String code, String detail) {
    public static Problem of(CallRefused refused) {
        return of(refused.code(), refused.sentence());
    }

    public static Problem of(ErrorCode code, String sentence) {
        return new Problem(HttpStatus.valueOf(code.httpStatus()), code.name(), sentence);
    }

    /** A problem of HTTP itself, which no tool knows. */
    public static Problem of(HttpStatus status, String sentence) {
        return new Problem(status, status.name(), sentence);
    }

    /** When to try again; only where it may help. */
    public Optional<Integer> retryAfterSeconds() {
        return status == HttpStatus.SERVICE_UNAVAILABLE ? Optional.of(RetryAfter.SECONDS) : Optional.empty();
    }

    public byte[] json() {
        ObjectNode json = Json.mapper()
                .createObjectNode()
                .put("type", "about:blank")
                .put("title", status.getReasonPhrase())
                .put("status", status.value())
                .put("detail", detail)
                .put("code", code);
        retryAfterSeconds().ifPresent(seconds -> json.put("retryAfter", seconds));
        return Json.mapper().writeValueAsBytes(json);
    }

    public Mono<ServerResponse> response() {
        return response(ServerResponse.status(status));
    }

    /** As {@link #response()}, on a response that already has headers. */
    public Mono<ServerResponse> response(ServerResponse.BodyBuilder response) {
        retryAfterSeconds().ifPresent(seconds -> response.header(HttpHeaders.RETRY_AFTER, seconds.toString()));
        return response.contentType(MediaType.APPLICATION_PROBLEM_JSON).bodyValue(json());
    }
}
