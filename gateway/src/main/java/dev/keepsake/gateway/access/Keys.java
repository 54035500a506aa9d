// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.keepsake.contracts.call.CallRefused;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Issues, lists, revokes and recognises keys. Blocking, but for {@link #remembered}. */
public final class Keys {
    /** How long another gateway instance may still accept a key that was revoked here. */
    private static final Duration REMEMBERED_FOR = Duration.ofSeconds(3);

    private static final int MOST_REMEMBERED = 10_000;

    private final KeyLedger ledger;
    private final Clock clock;
    private final Cache<String, Lookup> seen = Caffeine.newBuilder()
            .maximumSize(MOST_REMEMBERED)
            .expireAfterWrite(REMEMBERED_FOR)
            .build();

    public Keys(KeyLedger ledger, Clock clock) {
        this.ledger = ledger;
        this.clock = clock;
    }

    /** Makes a key. */
    public IssuedKey issue(KeyOrder order) {
        if (order.expiresAt() != null && !order.expiresAt().isAfter(clock.instant())) {
            throw CallRefused.invalid("\"expiresAt\" must lie in the future.");
        }
        UUID id = UUID.randomUUID();
        KeySecret secret = KeySecret.random();
        return new IssuedKey(id, secret, ledger.add(id, order, secret, clock.instant()));
    }

    public List<KeyEntry> list(@Nullable String tenant) {
        return ledger.list(tenant);
    }

    /** Ends a key for good, at once on this instance; false where there is no such key. */
    public boolean revoke(UUID keyId) {
        Optional<String> hash = ledger.revoke(keyId, clock.instant());
        hash.ifPresent(seen::invalidate);
        return hash.isPresent();
    }

    /** Looks up the holder of a key; nobody where it is unknown, revoked or expired. */
    public Lookup holder(KeySecret secret) {
        String hash = secret.hash();
        Lookup lookup = new Lookup(ledger.find(hash, clock.instant()).orElse(null));
        seen.put(hash, lookup);
        return unlessExpired(lookup);
    }

    /** As {@link #holder}, from memory and without blocking; empty where the key was not looked up of late. */
    public Optional<Lookup> remembered(KeySecret secret) {
        return Optional.ofNullable(seen.getIfPresent(secret.hash())).map(this::unlessExpired);
    }

    private Lookup unlessExpired(Lookup lookup) {
        return lookup.holder().filter(found -> found.isExpired(clock.instant())).isPresent() ? Lookup.NOBODY : lookup;
    }
}
