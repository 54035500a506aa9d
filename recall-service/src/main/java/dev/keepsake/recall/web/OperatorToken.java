// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.springframework.http.HttpHeaders;
import org.springframework.web.reactive.function.server.ServerRequest;

/** The token that opens what operators may see; without one nothing is open. */
final class OperatorToken {
    private final byte[] expected;

    OperatorToken(String token) {
        this.expected = token.isBlank() ? new byte[0] : ("Bearer " + token).getBytes(StandardCharsets.UTF_8);
    }

    boolean opens(ServerRequest request) {
        String given = request.headers().firstHeader(HttpHeaders.AUTHORIZATION);
        return expected.length > 0
                && given != null
                && MessageDigest.isEqual(expected, given.getBytes(StandardCharsets.UTF_8));
    }
}
