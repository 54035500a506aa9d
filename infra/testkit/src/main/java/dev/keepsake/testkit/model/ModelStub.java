// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.model;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An OpenAI-compatible service with recorded replies, given one by one; when none is left it fails with 500. */
public final class ModelStub implements AutoCloseable {
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Queue<StubReply> replies = new ConcurrentLinkedQueue<>();
    private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
    private final List<String> authorizations = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch closed = new CountDownLatch(1);

    private ModelStub(HttpServer server) {
        this.server = server;
        server.setExecutor(threads);
        server.createContext("/v1/chat/completions", this::answer);
        server.start();
    }

    /** Starts one on a free port of this machine. */
    public static ModelStub start() {
        try {
            return new ModelStub(HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0));
        } catch (IOException noPort) {
            throw new UncheckedIOException(noPort);
        }
    }

    /** The base address, as a client is given it. */
    public String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/v1";
    }

    /** Adds replies, each given once, in this order. */
    public ModelStub replying(StubReply... next) {
        replies.addAll(List.of(next));
        return this;
    }

    /** The bodies of the requests so far. */
    public List<String> requests() {
        return List.copyOf(requests);
    }

    /** The Authorization headers of the requests so far; empty text where there was none. */
    public List<String> authorizations() {
        return List.copyOf(authorizations);
    }

    /** Forgets what was asked and what is still to be answered. */
    public void reset() {
        replies.clear();
        requests.clear();
        authorizations.clear();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            requests.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            String authorization = exchange.getRequestHeaders().getFirst("Authorization");
            authorizations.add(authorization == null ? "" : authorization);
            StubReply reply = replies.poll();
            give(exchange, reply == null ? StubReply.failing(500) : reply);
        }
    }

    private void give(HttpExchange exchange, StubReply reply) throws IOException {
        if (reply.hangs()) {
            waitUntilClosed();
            return;
        }
        byte[] body = reply.body().getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        reply.headers().forEach(exchange.getResponseHeaders()::set);
        exchange.sendResponseHeaders(reply.status(), body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
    }

    private void waitUntilClosed() {
        try {
            closed.await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed.countDown();
        server.stop(0);
        threads.shutdownNow();
    }
}
