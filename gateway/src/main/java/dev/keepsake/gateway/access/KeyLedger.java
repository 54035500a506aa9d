// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Keeps tenants, members, apps and the hashes of keys. */
public interface KeyLedger {
    /** Adds a key, and tenant, member and app where missing; the member's role becomes the one ordered. All or nothing. */
    Principal add(UUID keyId, KeyOrder order, KeySecret secret, Instant now);

    /** The holder of a key that is not revoked, expired or not. Notes that the key was used. */
    Optional<Principal> find(String hash, Instant now);

    /** All keys, newest first, also revoked ones; at most a thousand. */
    List<KeyEntry> list(@Nullable String tenant);

    /** Ends a key for good; gives its hash, or nothing where there is no such key. Again changes nothing. */
    Optional<String> revoke(UUID keyId, Instant now);
}
