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
import dev.keepsake.gateway.web.JsonBody;
import dev.keepsake.gateway.web.Problem;
import dev.keepsake.gateway.web.SignIn;
import dev.keepsake.messaging.CallOutcome;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

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
        List<ToolRoute> here = ToolRoute.of(catalog.known(audience)).stream()
                .filter(route -> route.pathArguments(request.path()).isPresent())
                .toList();
        if (here.isEmpty()) {
            return Problem.of(HttpStatus.NOT_FOUND, "There is no tool at this path.")
                    .response();
        }
        return here.stream()
                .filter(route -> request.method().name().equals(route.route().method()))
                .findFirst()
                .map(route -> handle(principal, audience, route, request)
                        .onErrorResume(
                                CallRefused.class,
                                refused -> Problem.of(refused).response()))
                .orElseGet(() -> notAllowed(here));
    }

    private static Mono<ServerResponse> notAllowed(List<ToolRoute> here) {
        Set<HttpMethod> allowed = here.stream()
                .map(route -> HttpMethod.valueOf(route.route().method()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        String methods = allowed.stream().map(HttpMethod::name).collect(Collectors.joining(", "));
        return Problem.of(HttpStatus.METHOD_NOT_ALLOWED, "This path takes " + methods + " only.")
                .response(ServerResponse.status(HttpStatus.METHOD_NOT_ALLOWED).allow(allowed));
    }

    private Mono<ServerResponse> handle(
            Principal principal, Audience audience, ToolRoute route, ServerRequest request) {
        Map<String, String> inPath = route.pathArguments(request.path()).orElseThrow();
        if (!route.route().takesBody()) {
            OfferedTool tool = route.tools().get(0);
            return Mono.defer(() ->
                    call(principal, audience, tool, with(inPath, QueryArguments.read(request.queryParams(), tool))));
        }
        if (!BoundedBody.isJson(request)) {
            return Problem.of(HttpStatus.UNSUPPORTED_MEDIA_TYPE, "The body must be application/json.")
                    .response();
        }
        return BoundedBody.read(request)
                .map(ToolRoutes::parse)
                .flatMap(arguments -> call(principal, audience, route.chosenBy(arguments), with(inPath, arguments)));
    }

    private static JsonNode with(Map<String, String> inPath, JsonNode arguments) {
        if (arguments instanceof ObjectNode object) {
            inPath.forEach(object::put);
        }
        return arguments;
    }

    private static JsonNode parse(byte[] body) {
        return body.length == 0 ? Json.mapper().createObjectNode() : JsonBody.read(body);
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
        return calls.call(principal, tool, arguments)
                .flatMap(result -> response(result, tool.contract().route().success()));
    }

    private static Mono<ServerResponse> response(CallResult result, int success) {
        String callId = result.callId().toString();
        if (result.outcome() instanceof CallOutcome.Answered answered) {
            return ServerResponse.status(success)
                    .header(CALL_ID, callId)
                    .contentType(MediaType.APPLICATION_JSON)
                    .bodyValue(Json.mapper().writeValueAsBytes(answered.result()));
        }
        CallOutcome.Refused refused = (CallOutcome.Refused) result.outcome();
        Problem problem = Problem.of(refused.code(), refused.sentence());
        return problem.response(ServerResponse.status(problem.status()).header(CALL_ID, callId));
    }
}
