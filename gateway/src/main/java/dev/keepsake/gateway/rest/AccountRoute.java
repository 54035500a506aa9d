// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.rest;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.access.Principal;
import dev.keepsake.gateway.web.Problem;
import dev.keepsake.gateway.web.SignIn;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tells the holder of a key whose memory it opens. */
final class AccountRoute {
    private AccountRoute() {}

    static Mono<ServerResponse> handle(ServerRequest request) {
        Principal principal = SignIn.principal(request);
        try {
            Caller caller = principal.caller(request.queryParam("space").orElse(null));
            ObjectNode account = Json.mapper()
                    .createObjectNode()
                    .put("person", principal.person())
                    .put("kind", principal.isApp() ? "app" : "personal")
                    .put("space", caller.space().toString());
            account.set("role", Json.mapper().valueToTree(caller.role()));
            ArrayNode grants = account.putArray("grants");
            caller.grants().stream()
                    .sorted()
                    .forEach(grant -> grants.add(Json.mapper().<JsonNode>valueToTree(grant)));
            return ServerResponse.ok().contentType(MediaType.APPLICATION_JSON).bodyValue(account.toString());
        } catch (CallRefused refused) {
            return Problem.of(refused).response();
        }
    }
}
