// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.gateway.access.Principal;
import dev.keepsake.gateway.web.BoundedBody;
import dev.keepsake.gateway.web.Problem;
import dev.keepsake.gateway.web.SignIn;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;

/** The streamable HTTP transport without sessions: one message in, one JSON answer out. */
final class McpFront {
    private static final String SESSION = "Mcp-Session-Id";
    private static final String VERSION = "MCP-Protocol-Version";

    private final McpDispatcher dispatcher;
    private final OriginPolicy origins;

    McpFront(McpDispatcher dispatcher, OriginPolicy origins) {
        this.dispatcher = dispatcher;
        this.origins = origins;
    }

    Mono<ServerResponse> handle(ServerRequest request) {
        ServerRequest.Headers headers = request.headers();
        if (!origins.allows(headers.firstHeader(HttpHeaders.ORIGIN), headers.firstHeader(HttpHeaders.HOST))) {
            return Problem.of(HttpStatus.FORBIDDEN, "Pages of this web origin may not call the gateway.")
                    .response();
        }
        if (headers.firstHeader(SESSION) != null) {
            // No session was ever given out; a client that gets a 404 starts anew.
            return new RpcError(RpcError.NO_SUCH_SESSION, "There is no such session: initialize again without one.")
                    .response(HttpStatus.NOT_FOUND, null);
        }
        if (!request.method().equals(HttpMethod.POST)) {
            return Problem.of(HttpStatus.METHOD_NOT_ALLOWED, "Send messages by POST; there is no stream to listen to.")
                    .response(
                            ServerResponse.status(HttpStatus.METHOD_NOT_ALLOWED).allow(HttpMethod.POST));
        }
        if (!BoundedBody.isJson(request)) {
            return Problem.of(HttpStatus.UNSUPPORTED_MEDIA_TYPE, "The body must be application/json.")
                    .response();
        }
        Principal principal = SignIn.principal(request);
        return BoundedBody.read(request)
                .flatMap(body -> answer(principal, RpcMessage.read(body), headers.firstHeader(VERSION)))
                .onErrorResume(CallRefused.class, refused -> Problem.of(refused).response());
    }

    private Mono<ServerResponse> answer(Principal principal, RpcMessage message, @Nullable String version) {
        if (message.error() != null) {
            return message.error().response(HttpStatus.BAD_REQUEST, message.id());
        }
        boolean isSpoken = version == null || ProtocolVersions.ALL.contains(version);
        if (!isSpoken && !message.method().equals("initialize")) {
            return RpcError.invalidRequest("This " + VERSION + " is not spoken here; these are: "
                            + String.join(", ", ProtocolVersions.ALL) + ".")
                    .response(HttpStatus.BAD_REQUEST, message.id());
        }
        if (message.id() == null) {
            return ServerResponse.accepted().build();
        }
        return dispatcher
                .answer(principal, message)
                .flatMap(json -> ServerResponse.ok()
                        .contentType(MediaType.APPLICATION_JSON)
                        .bodyValue(json));
    }
}
