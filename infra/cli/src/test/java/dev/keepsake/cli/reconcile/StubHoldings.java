// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.reconcile;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.keepsake.cli.gateway.ServiceApi;
import dev.keepsake.cli.gateway.ServiceLocation;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.operations.ContentDigests;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import dev.keepsake.contracts.operations.HeldStates;
import dev.keepsake.contracts.operations.Holdings;
import dev.keepsake.contracts.operations.HoldingsCount;
import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Answers as ingest-service or recall-service would that holds some memories in one space. */
final class StubHoldings implements AutoCloseable {
    private final HttpServer server;
    private final SpaceId space;
    private final Map<String, Long> versions = new ConcurrentHashMap<>();
    private final Map<String, String> contents = new ConcurrentHashMap<>();
    private Runnable afterTheFirstList = () -> {};

    StubHoldings(SpaceId space) throws IOException {
        this.space = space;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/holdings", this::answer);
        server.createContext("/contents", exchange -> reply(exchange, new ContentDigests(contents)));
        server.start();
    }

    StubHoldings with(String id, long version) {
        versions.put(id, version);
        return saying(id, "what it says");
    }

    StubHoldings saying(String id, String content) {
        contents.put(id, content);
        return this;
    }

    /** What happens between the first look and the second. */
    void then(Runnable change) {
        afterTheFirstList = change;
    }

    Side side() {
        ServiceLocation location = new ServiceLocation(
                "stub", "http://127.0.0.1:" + server.getAddress().getPort(), "token");
        return new Side(new ServiceApi(location), "/holdings", "/contents");
    }

    private void answer(HttpExchange exchange) throws IOException {
        boolean lists = exchange.getRequestURI().getPath().contains(space.toString());
        Object answer = lists ? new HeldStates(HeldKind.MEMORIES, space, states()) : holdings();
        if (lists) {
            afterTheFirstList.run();
        }
        reply(exchange, answer);
    }

    private static void reply(HttpExchange exchange, Object answer) throws IOException {
        byte[] body = Json.mapper().writeValueAsString(answer).getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private Holdings holdings() {
        HoldingsCount count = new HoldingsCount(HeldKind.MEMORIES);
        states().forEach(state -> count.add(space, state));
        return new Holdings(count.bySpace());
    }

    private List<HeldState> states() {
        List<HeldState> states = new ArrayList<>();
        versions.forEach((id, version) -> states.add(new HeldState(id, version)));
        return states;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
