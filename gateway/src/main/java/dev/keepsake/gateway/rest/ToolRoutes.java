// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.rest;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.access.Principal;
import dev.keepsake.gateway.call.CallResult;
import dev.keepsake.gateway.call.ToolCalls;
import dev.keepsake.gateway.catalog.Audience;
import dev.keepsake.gateway.catalog.Catalog;
import dev.keepsake.gateway.catalog.OfferedTool;
import dev.keepsake.gateway.web.BoundedBody;
import dev.keepsake.gateway.web.Problem;
import dev.keepsake.gateway.web.SignIn;
import dev.keepsake.messaging.CallOutcome;
import java.util.Locale;
import java.util.Optional;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Answers every tool at the path of its contract. */
final class ToolRoutes {
    private static final String CALL_ID = "X-Call-Id";

    private final Catalog catalog;
    private final ToolCalls calls;

    ToolRoutes(Catalog catalog, ToolCalls calls) {
        this.catalog = catalog;
        this.calls = calls;
    }

    Mono<ServerResponse> handle(ServerRequest request) {
        Principal principal = SignIn.principal(request);
        Audience audience = new Audience(principal.grants(), principal.isApp());
        Optional<ToolRoute> found = ToolRoute.at(request.path(), catalog.known(audience));
        if (found.isEmpty()) {
            return Problem.of(HttpStatus.NOT_FOUND, "There is no tool at this path.")
                    .response();
        }
        ToolRoute route = found.get();
        HttpMethod method = HttpMethod.valueOf(route.route().method());
        if (!request.method().equals(method)) {
            return Problem.of(HttpStatus.METHOD_NOT_ALLOWED, "This path takes " + method + " only.")
                    .response(
                            ServerResponse.status(HttpStatus.METHOD_NOT_ALLOWED).allow(method));
        }
        Mono<ServerResponse> answer = method.equals(HttpMethod.GET)
                ? Mono.defer(() -> byQuery(principal, audience, route, request))
                : byBody(principal, audience, route, request);
        return answer.onErrorResume(
                CallRefused.class, refused -> Problem.of(refused).response());
    }

    private Mono<ServerResponse> byQuery(
            Principal principal, Audience audience, ToolRoute route, ServerRequest request) {
        OfferedTool tool = route.tools().get(0);
        return call(principal, audience, tool, QueryArguments.read(request.queryParams(), tool));
    }

    private Mono<ServerResponse> byBody(
            Principal principal, Audience audience, ToolRoute route, ServerRequest request) {
        if (!BoundedBody.isJson(request)) {
            return Problem.of(HttpStatus.UNSUPPORTED_MEDIA_TYPE, "The body must be application/json.")
                    .response();
        }
        return BoundedBody.read(request).map(ToolRoutes::parse).flatMap(arguments -> {
            return call(principal, audience, route.chosenBy(arguments), arguments);
        });
    }

    private static JsonNode parse(byte[] body) {
        if (body.length == 0) {
            return Json.mapper().createObjectNode();
        }
        try {
            return Json.mapper().readTree(body);
        } catch (JacksonException e) {
            throw CallRefused.invalid("The body is not JSON.");
        }
    }

    private Mono<ServerResponse> call(Principal principal, Audience audience, OfferedTool tool, JsonNode arguments) {
        if (!audience.mayUse(tool.contract())) {
            String grant = tool.contract().grant().name().toLowerCase(Locale.ROOT);
            return Problem.of(ErrorCode.FORBIDDEN, "This key may not do this: it lacks the grant \"" + grant + "\".")
                    .response();
        }
        if (!catalog.isServed(tool)) {
            tool.read(arguments);
            return Problem.of(HttpStatus.NOT_FOUND, tool.name() + " is not available on this installation yet.")
                    .response();
        }
        return calls.call(principal, tool, arguments).flatMap(ToolRoutes::response);
    }

    private static Mono<ServerResponse> response(CallResult result) {
        String callId = result.callId().toString();
        if (result.outcome() instanceof CallOutcome.Answered answered) {
            return ServerResponse.ok()
                    .header(CALL_ID, callId)
                    .contentType(MediaType.APPLICATION_JSON)
                    .bodyValue(Json.mapper().writeValueAsBytes(answered.result()));
        }
        CallOutcome.Refused refused = (CallOutcome.Refused) result.outcome();
        Problem problem = Problem.of(refused.code(), refused.sentence());
        return problem.response(ServerResponse.status(problem.status()).header(CALL_ID, callId));
    }
}
