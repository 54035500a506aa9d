// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keepsake.contracts.call.Role;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class KeysTest {
    private static final Instant NOW = Instant.parse("2026-03-10T10:00:00Z");
    private final OneKeyLedger ledger = new OneKeyLedger();
    private final Keys keys = new Keys(ledger, Clock.fixed(NOW, ZoneOffset.UTC));

    @Test
    void recognisesAKeyAgainWithoutAskingTheLedger() {
        IssuedKey key = keys.issue(order(null));

        assertThat(keys.remembered(key.secret())).isEmpty();
        assertThat(keys.holder(key.secret()).holder()).hasValue(key.principal());
        assertThat(keys.remembered(key.secret())).hasValue(new Lookup(key.principal()));
    }

    @Test
    void forgetsAKeyAtOnce_whenItIsRevoked() {
        IssuedKey key = keys.issue(order(null));
        keys.holder(key.secret());

        assertThat(keys.revoke(key.id())).isTrue();

        assertThat(keys.remembered(key.secret())).isEmpty();
        assertThat(keys.holder(key.secret()).holder()).isEmpty();
    }

    @Test
    void refusesAnExpiredKey_alsoWhereItIsRemembered() {
        IssuedKey key = keys.issue(order(NOW.plusSeconds(60)));
        keys.holder(key.secret());
        Keys later = new Keys(ledger, Clock.fixed(NOW.plusSeconds(60), ZoneOffset.UTC));

        assertThat(later.holder(key.secret()).holder()).isEmpty();
        assertThat(later.remembered(key.secret())).hasValue(Lookup.NOBODY);
    }

    @Test
    void makesNoKeyThatHasExpired() {
        assertThatThrownBy(() -> keys.issue(order(NOW))).hasMessage("\"expiresAt\" must lie in the future.");
    }

    @Test
    void anAppIsNamedLikeItsMember_unlessItHasANameOfItsOwn() {
        KeyOrder order = KeyOrder.of("acme", "omkar", null, null, null, KeyKind.APP, null, false, null, null);

        assertThat(order.app()).isEqualTo("omkar");
        assertThat(order.displayName()).isEqualTo("Omkar");
    }

    @Test
    void aMemberIsCalledAsTheOrderSays_andNeverMe() {
        assertThat(named("me", null)).isEqualTo("The user");
        assertThat(named("me", "Henrik")).isEqualTo("Henrik");
        assertThat(named("melvin", null)).isEqualTo("Melvin");
    }

    private static String named(String user, @Nullable String name) {
        return KeyOrder.of("acme", user, name, null, null, null, null, false, null, null)
                .displayName();
    }

    private static KeyOrder order(@Nullable Instant expiresAt) {
        return KeyOrder.of("acme", "omkar", null, Role.MEMBER, null, null, null, false, expiresAt, null);
    }

    /** Holds the key that was added last. */
    private static final class OneKeyLedger implements KeyLedger {
        private String hash = "";
        private @Nullable Principal principal;

        @Override
        public Principal add(UUID keyId, KeyOrder order, KeySecret secret, Instant now) {
            hash = secret.hash();
            principal = new Principal(
                    keyId,
                    UUID.randomUUID(),
                    UUID.randomUUID(),
                    order.displayName(),
                    order.role(),
                    order.grants(),
                    null,
                    order.unlimited(),
                    ZoneOffset.UTC,
                    order.expiresAt());
            return principal;
        }

        @Override
        public Optional<Principal> find(String wanted, Instant now) {
            return Optional.ofNullable(principal).filter(found -> hash.equals(wanted));
        }

        @Override
        public List<KeyEntry> list(@Nullable String tenant) {
            return List.of();
        }

        @Override
        public Optional<String> revoke(UUID keyId, Instant now) {
            principal = null;
            return Optional.of(hash);
        }
    }
}
