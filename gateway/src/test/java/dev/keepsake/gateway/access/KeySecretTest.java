// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeySecretTest {
    @Test
    void holds256RandomBitsBehindAMark() {
        KeySecret secret = KeySecret.random();

        assertThat(secret.text()).matches("ks_[A-Za-z0-9_-]{43}");
        assertThat(secret.text()).isNotEqualTo(KeySecret.random().text());
    }

    @Test
    void isKnownByItsSha256Alone() {
        assertThat(new KeySecret("abc").hash())
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    @Test
    void neverWritesItselfOut() {
        KeySecret secret = KeySecret.random();

        assertThat(secret.toString()).doesNotContain(secret.text()).startsWith(secret.prefix());
    }
}
