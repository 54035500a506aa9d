// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import dev.keepsake.contracts.wire.Json;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A JSON-RPC error: a number that programs know and a sentence. */
record RpcError(int code, String message) {
    static final int PARSE = -32700;
    static final int INVALID_REQUEST = -32600;
    static final int METHOD_NOT_FOUND = -32601;
    static final int INVALID_PARAMS = -32602;
    static final int INTERNAL = -32603;

    /** Of the implementation-defined range, as the SDKs use it for a session that is not there. */
    static final int NO_SUCH_SESSION = -32001;

    static RpcError invalidRequest(String sentence) {
        return new RpcError(INVALID_REQUEST, sentence);
    }

    /** As the answer to a message; the id is null where the message's own could not be read. */
    Mono<ServerResponse> response(HttpStatus status, @Nullable JsonNode id) {
        return response(ServerResponse.status(status), id);
    }

    /** As {@link #response(HttpStatus, JsonNode)}, on a response that already has headers. */
    Mono<ServerResponse> response(ServerResponse.BodyBuilder response, @Nullable JsonNode id) {
        ObjectNode json = Json.mapper().createObjectNode().put("jsonrpc", "2.0");
        json.set("id", id == null ? json.nullNode() : id);
        json.putObject("error").put("code", code).put("message", message);
        return response.contentType(MediaType.APPLICATION_JSON)
                .bodyValue(Json.mapper().writeValueAsBytes(json));
    }
}
