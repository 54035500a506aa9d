// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.run;

import dev.keepsake.cli.gateway.GatewayLocation;
import dev.keepsake.cli.gateway.JsonHttp;
import dev.keepsake.cli.gateway.MintedKey;
import dev.keepsake.cli.gateway.NewKey;
import dev.keepsake.cli.gateway.OperatorApi;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.OwnerOnly;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The key of the person this installation is for, in {@code credentials.json}, readable by them alone. */
final class Credentials {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";

    private final Path file;
    private final GatewayLocation gateway;
    private final @Nullable String name;

    /** @param name what memories call the person; absent where nobody knows */
    Credentials(Home home, GatewayLocation gateway, @Nullable String name) {
        this.file = home.root().resolve("credentials.json");
        this.gateway = gateway;
        this.name = name;
    }

    /** The kept key if it still opens the gateway, otherwise a new one. */
    MintedKey keptOrNew() throws IOException {
        Optional<MintedKey> kept = kept().filter(this::works);
        if (kept.isPresent()) {
            return kept.get();
        }
        MintedKey minted = new OperatorApi(gateway).mint(NewKey.ofOwner(NewKey.HOME_TENANT, NewKey.HOME_USER, name));
        OwnerOnly.write(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(minted));
        return minted;
    }

    private Optional<MintedKey> kept() throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readValue(Files.readString(file), MintedKey.class));
        } catch (JacksonException unreadable) {
            return Optional.empty();
        }
    }

    private boolean works(MintedKey key) {
        Map<String, String> headers =
                Map.of("Authorization", "Bearer " + key.key(), "Accept", "application/json, text/event-stream");
        return new JsonHttp(gateway.url()).send("POST", "/mcp", headers, PING).status()
                != HttpURLConnection.HTTP_UNAUTHORIZED;
    }
}
