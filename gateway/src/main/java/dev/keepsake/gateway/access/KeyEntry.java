// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.tool.Grant;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A key in the operator's list: everything but the key. */
public record KeyEntry(
        UUID id,
        String prefix,
        String tenant,
        String user,
        Role role,
        KeyKind kind,
        @Nullable String app,
        Set<Grant> grants,
        boolean unlimited,
        Instant createdAt,
        @Nullable Instant lastUsedAt,
        @Nullable Instant revokedAt,
        @Nullable Instant expiresAt) {}
