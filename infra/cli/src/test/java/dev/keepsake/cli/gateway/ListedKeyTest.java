// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ListedKeyTest {
    private static final String NOON = "2026-03-01T12:00:00Z";

    @Test
    void isActiveUntilItExpires() {
        assertThat(key(null, NOON).state(Instant.parse(NOON).minusMillis(1))).isEqualTo("active");
        assertThat(key(null, NOON).state(Instant.parse(NOON))).isEqualTo("expired");
        assertThat(key(null, null).state(Instant.parse(NOON))).isEqualTo("active");
    }

    @Test
    void isRevoked_whetherItExpiredOrNot() {
        assertThat(key(NOON, NOON).state(Instant.parse(NOON).plusSeconds(1))).isEqualTo("revoked");
    }

    private static ListedKey key(@Nullable String revokedAt, @Nullable String expiresAt) {
        return new ListedKey(
                "7", "ks_ab", "acme", "ada", "owner", "personal", List.of("read"), NOON, null, revokedAt, expiresAt);
    }
}
