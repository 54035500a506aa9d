// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import java.net.URI;
import org.jspecify.annotations.Nullable;
import org.springframework.web.reactive.function.server.ServerRequest;

/** The address by which clients reach the gateway: the one that is set, or the one the request was sent to. */
public final class PublicAddress {
    private final @Nullable URI fixed;

    PublicAddress(@Nullable URI fixed) {
        this.fixed = fixed;
    }

    /** Without a slash at the end. */
    public String of(ServerRequest request) {
        if (fixed != null) {
            return fixed.toString().replaceAll("/+$", "");
        }
        URI uri = request.uri();
        return uri.getScheme() + "://" + uri.getRawAuthority();
    }
}
