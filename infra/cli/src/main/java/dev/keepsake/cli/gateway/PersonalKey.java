// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.StackProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The key in whose name a command calls: one that is given, or that of the person this installation is for. */
public final class PersonalKey {
    private PersonalKey() {}

    /** The given one, else {@code KEEPSAKE_KEY}, else the one in {@code credentials.json}. */
    public static String find(@Nullable String given, Map<String, String> environment) throws IOException {
        String named = given == null ? environment.getOrDefault("KEEPSAKE_KEY", "") : given;
        if (!named.isBlank()) {
            return named;
        }
        Path kept = Home.from(environment).root().resolve("credentials.json");
        if (!Files.exists(kept)) {
            throw new StackProblem("There is no key in %s: give one with --key or KEEPSAKE_KEY.".formatted(kept));
        }
        try {
            return JsonMapper.builder()
                    .build()
                    .readValue(Files.readString(kept), MintedKey.class)
                    .key();
        } catch (JacksonException unreadable) {
            throw new StackProblem("%s cannot be read: give a key with --key.".formatted(kept), unreadable);
        }
    }
}
