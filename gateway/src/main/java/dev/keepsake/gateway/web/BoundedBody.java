// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import java.io.ByteArrayOutputStream;
import java.util.function.Function;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.ServerRequest;
import reactor.core.publisher.Mono;

/** Reads a request's JSON body, but no more of it than is good. */
public final class BoundedBody {
    private static final int MEBIBYTE = 1024 * 1024;
    private static final int MOST = 4 * MEBIBYTE;

    /** Read and thrown away, so that a client still sending gets the answer instead of a broken connection. */
    private static final int MOST_DISCARDED = 64 * MEBIBYTE;

    private BoundedBody() {}

    /** The body, empty if there is none. Fails with {@link CallRefused} where it is larger than 4 MiB. */
    public static Mono<byte[]> read(ServerRequest request) {
        return request.exchange()
                .getRequest()
                .getBody()
                .reduceWith(Received::new, Received::add)
                .map(Received::bytes);
    }

    /** Whether the body is JSON, or says nothing of what it is. */
    public static boolean isJson(ServerRequest request) {
        Function<MediaType, Boolean> json = type -> type.isCompatibleWith(MediaType.APPLICATION_JSON)
                || type.getSubtype().endsWith("+json");
        return request.headers().contentType().map(json).orElse(true);
    }

    private static final class Received {
        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        private long size;

        Received add(DataBuffer part) {
            try {
                size += part.readableByteCount();
                if (size > MOST_DISCARDED) {
                    throw tooLarge();
                }
                if (size <= MOST) {
                    byte[] bytes = new byte[part.readableByteCount()];
                    part.read(bytes);
                    kept.writeBytes(bytes);
                }
                return this;
            } finally {
                DataBufferUtils.release(part);
            }
        }

        byte[] bytes() {
            if (size > MOST) {
                throw tooLarge();
            }
            return kept.toByteArray();
        }

        private static CallRefused tooLarge() {
            return new CallRefused(
                    ErrorCode.TOO_LARGE, "The request body must be at most 4 MiB. Send less, or send it in parts.");
        }
    }
}
