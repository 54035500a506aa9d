// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.transfer;

import dev.keepsake.cli.gateway.GatewayLocation;
import dev.keepsake.cli.gateway.PersonalKey;
import dev.keepsake.cli.gateway.ToolApi;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whose memory a command is about, and where it is. */
final class Account {
    @Option(names = "--key", description = "key of the person or app (default: KEEPSAKE_KEY, or the one `up` made)")
    private @Nullable String key;

    @Option(
            names = "--url",
            description = "address of the gateway (default: KEEPSAKE_URL, or the installation on this machine)")
    private @Nullable String url;

    @Option(names = "--space", description = "with an app's key: which of its users (default: \"default\")")
    private @Nullable String space;

    ToolApi tools() throws IOException {
        return new ToolApi(
                GatewayLocation.url(url == null ? System.getenv() : Map.of("KEEPSAKE_URL", url)),
                PersonalKey.find(key, System.getenv()));
    }

    @Nullable
    String space() {
        return space;
    }

    /** The path with the app's user in its query, where one is named. */
    String path(String path) {
        return space == null ? path : path + "?space=" + URLEncoder.encode(space, StandardCharsets.UTF_8);
    }
}
