// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.access.Principal;
import dev.keepsake.gateway.catalog.Audience;
import dev.keepsake.gateway.catalog.Catalog;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Sends each request to the server of its kind of caller, and lets nothing out that is not meant for a client. */
final class McpDispatcher {
    /** Under it the SDK's handlers find who calls. */
    static final String PRINCIPAL = "principal";

    private static final Logger LOG = LoggerFactory.getLogger(McpDispatcher.class);

    private final AudienceServers servers;
    private final Catalog catalog;
    private final McpJsonMapper mapper;

    McpDispatcher(AudienceServers servers, Catalog catalog, McpJsonMapper mapper) {
        this.servers = servers;
        this.catalog = catalog;
        this.mapper = mapper;
    }

    /** The answer as JSON; never fails. */
    Mono<byte[]> answer(Principal principal, RpcMessage message) {
        Object id = Json.mapper().convertValue(message.id(), Object.class);
        Audience audience = new Audience(principal.grants(), principal.isApp());
        Optional<RpcError> refusal =
                message.method().equals("tools/call") ? refusal(audience, message.params()) : Optional.empty();
        if (refusal.isPresent()) {
            return Mono.just(json(error(id, refusal.get())));
        }
        Object params = message.params() == null ? null : Json.mapper().convertValue(message.params(), Map.class);
        JSONRPCRequest request = new JSONRPCRequest("2.0", message.method(), id, params);
        McpTransportContext context = McpTransportContext.create(Map.of(PRINCIPAL, principal));
        // The SDK throws on some malformed params before there is a Mono.
        return Mono.defer(() -> servers.of(audience).handleRequest(context, request))
                .map(response -> response.error() == null ? response : error(id, meaning(message.method(), response)))
                .onErrorResume(failure -> Mono.just(error(id, meaning(message.method(), failure))))
                .map(this::json);
    }

    /** A hidden tool is refused in the words for one that never existed. */
    private Optional<RpcError> refusal(Audience audience, @Nullable JsonNode params) {
        if (params == null || !params.path("name").isString()) {
            return invalid("\"name\" of the tool is required, as a string.");
        }
        String name = params.path("name").stringValue();
        JsonNode arguments = params.path("arguments");
        if (!arguments.isMissingNode() && !arguments.isNull() && !arguments.isObject()) {
            return invalid("\"arguments\" must be an object.");
        }
        return catalog.offered(name, audience).isPresent() ? Optional.empty() : invalid("Unknown tool: " + name);
    }

    private static Optional<RpcError> invalid(String sentence) {
        return Optional.of(new RpcError(RpcError.INVALID_PARAMS, sentence));
    }

    /** The SDK's own messages name its classes. Tools never fail, so what fails in the SDK is what the client sent. */
    private static RpcError meaning(String method, JSONRPCResponse response) {
        return response.error().code() == RpcError.METHOD_NOT_FOUND ? unknown(method) : malformed(method);
    }

    private static RpcError meaning(String method, Throwable failure) {
        if (failure instanceof McpError known && known.getJsonRpcError() != null) {
            return known.getJsonRpcError().code() == RpcError.METHOD_NOT_FOUND ? unknown(method) : malformed(method);
        }
        if (failure instanceof IllegalArgumentException || failure instanceof JacksonException) {
            return malformed(method);
        }
        LOG.error("{} failed", method, failure);
        return new RpcError(RpcError.INTERNAL, "Something went wrong on our side; the log has it.");
    }

    private static RpcError unknown(String method) {
        return new RpcError(RpcError.METHOD_NOT_FOUND, "Unknown method: " + method);
    }

    private static RpcError malformed(String method) {
        return new RpcError(RpcError.INVALID_PARAMS, "\"params\" of " + method + " are not as the protocol asks.");
    }

    private static JSONRPCResponse error(Object id, RpcError error) {
        return JSONRPCResponse.error(id, new JSONRPCError(error.code(), error.message()));
    }

    private byte[] json(JSONRPCResponse response) {
        try {
            return mapper.writeValueAsBytes(response);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
