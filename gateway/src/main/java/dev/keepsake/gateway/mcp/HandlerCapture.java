// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import io.modelcontextprotocol.server.McpStatelessServerHandler;
import io.modelcontextprotocol.spec.McpStatelessServerTransport;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/** A transport that carries nothing: it catches the server's handler, and our own HTTP front calls it. */
final class HandlerCapture implements McpStatelessServerTransport {
    private @Nullable McpStatelessServerHandler captured;

    @Override
    public void setMcpHandler(McpStatelessServerHandler handler) {
        captured = handler;
    }

    McpStatelessServerHandler handler() {
        return Objects.requireNonNull(captured, "the SDK has set no handler");
    }

    @Override
    public List<String> protocolVersions() {
        return ProtocolVersions.ALL;
    }

    @Override
    public Mono<Void> closeGracefully() {
        return Mono.empty();
    }
}
