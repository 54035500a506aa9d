// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import dev.keepsake.gateway.catalog.Audience;
import io.modelcontextprotocol.server.McpStatelessServerHandler;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** One SDK server per kind of caller, built when first needed and again when the tools have changed. */
final class AudienceServers {
    private final Map<Audience, McpStatelessServerHandler> handlers = new ConcurrentHashMap<>();
    private final Function<Audience, McpStatelessServerHandler> build;

    AudienceServers(Function<Audience, McpStatelessServerHandler> build) {
        this.build = build;
    }

    McpStatelessServerHandler of(Audience audience) {
        return handlers.computeIfAbsent(audience, build);
    }

    /** The tools have changed: what was built no longer holds. */
    void forget() {
        handlers.clear();
    }
}
