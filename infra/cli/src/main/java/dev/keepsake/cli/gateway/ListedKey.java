// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A key as the operator may see it later: everything but the key. */
public record ListedKey(
        String id,
        String prefix,
        String tenant,
        String user,
        String role,
        String kind,
        List<String> grants,
        String createdAt,
        @Nullable String lastUsedAt,
        @Nullable String revokedAt,
        @Nullable String expiresAt) {

    /** In one word. */
    public String state(Instant now) {
        if (revokedAt != null) {
            return "revoked";
        }
        return expiresAt == null || now.isBefore(Instant.parse(expiresAt)) ? "active" : "expired";
    }
}
