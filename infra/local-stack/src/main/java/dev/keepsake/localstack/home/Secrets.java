// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import tools.jackson.databind.json.JsonMapper;

/**
 * The installation's own secrets, made at its first start and kept in {@code secrets.json}, readable by the owner alone.
 *
 * @param postgresPassword of the one database user
 * @param operatorToken opens the gateway's operator API
 */
public record Secrets(String postgresPassword, String operatorToken) {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int BYTES = 24;

    /** The secrets of this home, made now if it has none. */
    public static Secrets of(Home home) throws IOException {
        Path file = file(home);
        if (!Files.exists(file)) {
            OwnerOnly.write(file, JSON.writeValueAsString(new Secrets(random(), random())));
        }
        return JSON.readValue(Files.readString(file), Secrets.class);
    }

    /** Whether this home has secrets yet. */
    public static boolean exist(Home home) {
        return Files.exists(file(home));
    }

    private static Path file(Home home) {
        return home.root().resolve("secrets.json");
    }

    private static String random() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Never shows what it holds. */
    @Override
    public String toString() {
        return "Secrets[hidden]";
    }
}
