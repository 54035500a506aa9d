// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.secret;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretNamesTest {
    private final SecretScanner scanner = new SecretScanner();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "password",
                "router password (guests)",
                "PASSWORD_OF_THE_NAS",
                "guestWifiPassword",
                "passphrase",
                "pass code",
                "PIN",
                "tablet pin",
                "pin code for the sim",
                "deploy token",
                "GITLAB_TOKEN",
                "refreshToken",
                "client-secret",
                "api key 2",
                "apiKey (staging)",
                "private key",
                "WLAN-Passwort",
                "Kennwort",
                "API-Schlüssel",
                "contraseña del correo",
                "clave",
                "mot de passe",
                "clé privée",
                "senha do banco"
            })
    void knowsTheNameOfASecret(String name) {
        assertThat(scanner.namesASecret(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "password manager",
                "password policy",
                "passport number",
                "token budget",
                "secret ingredient",
                "pin board",
                "spinning class",
                "keyboard",
                "house key",
                "lock",
                "secretary",
                "Schlüsselbund",
                "key"
            })
    void leavesNamesThatOnlySoundLikeOne(String name) {
        assertThat(scanner.namesASecret(name)).isFalse();
    }
}
