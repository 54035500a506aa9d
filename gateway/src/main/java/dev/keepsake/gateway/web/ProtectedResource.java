// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import dev.keepsake.contracts.wire.Json;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import tools.jackson.databind.node.ObjectNode;

/** Says how to sign in (RFC 9728). Open to everybody. */
final class ProtectedResource {
    private static final String PATH = "/.well-known/oauth-protected-resource";

    private final PublicAddress address;

    ProtectedResource(PublicAddress address) {
        this.address = address;
    }

    RouterFunction<ServerResponse> routes() {
        return RouterFunctions.route()
                .GET(PATH, this::metadata)
                .GET(PATH + "/mcp", this::metadata)
                .build();
    }

    private Mono<ServerResponse> metadata(ServerRequest request) {
        ObjectNode metadata = Json.mapper().createObjectNode();
        metadata.put("resource", address.of(request) + "/mcp").put("resource_name", "Keepsake");
        metadata.putArray("bearer_methods_supported").add("header");
        metadata.putArray("scopes_supported")
                .add("memory:read")
                .add("memory:write")
                .add("memory:forget");
        return ServerResponse.ok().contentType(MediaType.APPLICATION_JSON).bodyValue(metadata);
    }
}
