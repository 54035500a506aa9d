// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import dev.keepsake.contracts.wire.Json;
import dev.keepsake.localstack.home.StackProblem;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Sends JSON over HTTP with what the JDK has ready: the newer client takes longer to load than a key takes to make. */
public final class JsonHttp {

    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(5);
    private static final Duration READ_LIMIT = Duration.ofSeconds(60);
    private static final int FIRST_ERROR = 400;

    private final String address;
    private final Duration readLimit;
    private final String who;
    private final String variable;

    /** @param address of the gateway, without a path */
    public JsonHttp(String address) {
        this(address, READ_LIMIT, "gateway", "KEEPSAKE_URL");
    }

    /**
     * Another service.
     *
     * @param address without a path
     * @param readLimit longest wait for an answer
     * @param who is expected there, for the sentence that says that nobody is
     * @param variable of the environment that names its address
     */
    public JsonHttp(String address, Duration readLimit, String who, String variable) {
        this.address = address;
        this.readLimit = readLimit;
        this.who = who;
        this.variable = variable;
    }

    public String address() {
        return address;
    }

    /**
     * What came back.
     *
     * @param status HTTP status
     * @param text the body; empty if there was none
     * @param retryAfter seconds after which the server wants to be asked again; 0 if it says nothing
     */
    public record Reply(int status, String contentType, String text, int retryAfter) {
        public boolean isError() {
            return status >= FIRST_ERROR;
        }

        /** Why the part refused: in its own words, where it gives any. */
        String sentence(String part) {
            try {
                JsonNode detail = Json.mapper().readTree(text).path("detail");
                if (detail.isString()) {
                    return detail.stringValue();
                }
            } catch (JacksonException notJson) {
                // Then its status is all there is to say.
            }
            return "%s refused with HTTP %d: see `infra/keepsake logs %1$s`.".formatted(part, status);
        }
    }

    /**
     * Opens what a path gives, to be read while it comes. One that is refused is empty, and the reply says why.
     *
     * @throws StackProblem if nobody answers there
     */
    public Download open(String path, Map<String, String> headers) {
        try {
            HttpURLConnection connection = connect("GET", path, headers);
            int status = connection.getResponseCode();
            if (status >= FIRST_ERROR) {
                try (InputStream in = connection.getErrorStream()) {
                    String text = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
                    return new Download(new Reply(status, "", text, 0), InputStream.nullInputStream());
                }
            }
            return new Download(new Reply(status, "", "", 0), connection.getInputStream());
        } catch (IOException unreachable) {
            throw noAnswer(unreachable);
        }
    }

    /** What is read while it comes. */
    public record Download(Reply reply, InputStream content) {}

    private HttpURLConnection connect(String method, String path, Map<String, String> headers) throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) URI.create(address + path).toURL().openConnection();
        connection.setConnectTimeout((int) CONNECT_LIMIT.toMillis());
        connection.setReadTimeout((int) readLimit.toMillis());
        connection.setRequestMethod(method);
        headers.forEach(connection::setRequestProperty);
        return connection;
    }

    private StackProblem noAnswer(IOException unreachable) {
        return new StackProblem(
                "No %s answers at %s (%s): start it with `infra/keepsake up`, or set %s."
                        .formatted(who, address, unreachable.getMessage(), variable),
                unreachable);
    }

    /**
     * Sends a request; {@code body} is JSON or absent.
     *
     * @throws StackProblem if nobody answers there
     */
    public Reply send(String method, String path, Map<String, String> headers, @Nullable String body) {
        try {
            HttpURLConnection connection = connect(method, path, headers);
            if (body != null) {
                connection.setRequestProperty("Content-Type", "application/json");
                connection.setDoOutput(true);
                try (OutputStream out = connection.getOutputStream()) {
                    out.write(body.getBytes(StandardCharsets.UTF_8));
                }
            }
            int status = connection.getResponseCode();
            String type = connection.getContentType();
            try (InputStream in = status >= FIRST_ERROR ? connection.getErrorStream() : connection.getInputStream()) {
                String text = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
                return new Reply(
                        status, type == null ? "" : type, text, connection.getHeaderFieldInt("Retry-After", 0));
            }
        } catch (IOException unreachable) {
            throw noAnswer(unreachable);
        }
    }
}
