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
import org.springframework.http.HttpStatus;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.server.ResponseStatusException;

/** What a client is told of a failure: a sentence that tells nothing of our insides. The log has the rest. */
public final class Problems {
    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

    private final List<ErrorTranslator> translators;

    public Problems(List<ErrorTranslator> translators) {
        this.translators = List.copyOf(translators);
    }

    public Problem of(ServerHttpRequest request, Throwable failure) {
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
            LOG.warn("request to {} refused: {}", request.getPath(), failure.toString());
            return Problem.of(known.get().code(), known.get().message());
        }
        LOG.error("request to {} failed", request.getPath(), failure);
        return Problem.of(
                ErrorCode.INTERNAL,
                "Something went wrong on our side; the log has it under request " + request.getId() + ".");
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
