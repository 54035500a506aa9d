// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Answers like the operator API of a gateway and remembers what it was asked. */
final class StubGateway implements AutoCloseable {

    static final String TOKEN = "operator-token-of-the-test";

    private final HttpServer server;
    private final List<String> requests = new CopyOnWriteArrayList<>();

    StubGateway() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/operator/keys", this::answer);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** Method, path and body of each request. */
    List<String> requests() {
        return List.copyOf(requests);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        requests.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " " + body);
        boolean allowed =
                ("Bearer " + TOKEN).equals(exchange.getRequestHeaders().getFirst("Authorization"));
        if (!allowed) {
            reply(
                    exchange,
                    401,
                    "{\"title\":\"Unauthorized\",\"detail\":\"The operator token is not the right one.\"}");
        } else if (exchange.getRequestMethod().equals("POST")) {
            reply(
                    exchange,
                    201,
                    "{\"key\":\"ks_shown_once\",\"id\":\"7\",\"tenant\":\"acme\",\"user\":\"ada\",\"space\":\"s-1\"}");
        } else {
            reply(exchange, 200, "{\"keys\":[]}");
        }
    }

    private static void reply(HttpExchange exchange, int status, String json) throws IOException {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
