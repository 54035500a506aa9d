// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.access.Principal;
import dev.keepsake.gateway.catalog.Audience;
import dev.keepsake.gateway.catalog.Catalog;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Builds what the first caller would otherwise wait for. No call leaves the process. */
final class McpWarmUp {
    private static final List<Set<Grant>> USUAL_GRANTS =
            List.of(Set.of(Grant.READ), Set.of(Grant.READ, Grant.WRITE), Set.of(Grant.READ, Grant.WRITE, Grant.FORGET));
    private static final Duration BOUND = Duration.ofSeconds(10);
    private static final int ROUNDS = 50;

    private final AudienceServers servers;
    private final Catalog catalog;
    private final McpDispatcher dispatcher;

    McpWarmUp(AudienceServers servers, Catalog catalog, McpDispatcher dispatcher) {
        this.servers = servers;
        this.catalog = catalog;
        this.dispatcher = dispatcher;
    }

    /** Builds the servers of the usual kinds of callers. */
    void build() {
        USUAL_GRANTS.stream()
                .flatMap(grants -> Stream.of(new Audience(grants, false), new Audience(grants, true)))
                .forEach(servers::of);
    }

    /** Sends messages through everything up to the bus. */
    void rehearse() {
        Principal nobody = new Principal(
                new UUID(0, 0),
                new UUID(0, 0),
                new UUID(0, 0),
                "Nobody",
                Role.MEMBER,
                USUAL_GRANTS.get(2),
                null,
                true,
                ZoneOffset.UTC,
                null);
        send(nobody, "initialize", Json.mapper().createObjectNode().put("protocolVersion", "2025-11-25"));
        for (int i = 0; i < ROUNDS; i++) {
            send(nobody, "tools/list", Json.mapper().createObjectNode());
            refusedCall().ifPresent(params -> send(nobody, "tools/call", params));
        }
    }

    /** A call whose arguments are refused before it could leave. */
    private Optional<ObjectNode> refusedCall() {
        return catalog.offeredTo(new Audience(USUAL_GRANTS.get(2), false)).stream()
                .filter(tool -> !tool.inputSchema().path("required").isEmpty())
                .findFirst()
                .map(tool -> Json.mapper().createObjectNode().put("name", tool.name()));
    }

    private void send(Principal principal, String method, ObjectNode params) {
        ObjectNode message = Json.mapper()
                .createObjectNode()
                .put("jsonrpc", "2.0")
                .put("id", 1)
                .put("method", method);
        message.set("params", params);
        byte[] body = message.toString().getBytes(StandardCharsets.UTF_8);
        dispatcher.answer(principal, RpcMessage.read(body)).block(BOUND);
    }
}
