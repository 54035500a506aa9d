// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.run;

import dev.keepsake.cli.gateway.GatewayLocation;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.service.Service;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What a person needs to connect their assistant, ready to paste. */
record Welcome(String url, String key) {

    /** Makes a key first if there is none that works; empty if there is no gateway to connect to. */
    static Optional<Welcome> to(Home home) throws IOException {
        if (!Project.artifacts().hasService(Service.GATEWAY.module())) {
            return Optional.empty();
        }
        Map<String, String> own = new HashMap<>(System.getenv());
        // KEEPSAKE_URL is for reaching a gateway elsewhere; this key belongs to the one just started.
        own.remove("KEEPSAKE_URL");
        GatewayLocation gateway = GatewayLocation.find(own);
        String name = OwnName.of(own, System.getProperty("user.name", "")).orElse(null);
        String key = new Credentials(home, gateway, name).keptOrNew().key();
        return Optional.of(new Welcome(gateway.url(), key));
    }

    void print(PrintWriter out) {
        out.printf("""

                  MCP address   %1$s/mcp
                  Key           %2$s

                Claude Code
                  claude mcp add --transport http keepsake %1$s/mcp --header "Authorization: Bearer %2$s"

                Cursor (~/.cursor/mcp.json)
                  {"mcpServers": {"keepsake": {"url": "%1$s/mcp", "headers": {"Authorization": "Bearer %2$s"}}}}

                VS Code (.vscode/mcp.json)
                  {"servers": {"keepsake": {"type": "http", "url": "%1$s/mcp", "headers": {"Authorization": "Bearer %2$s"}}}}

                REST
                  curl -X POST %1$s/api/v1/recall -H "Authorization: Bearer %2$s" -H "Content-Type: application/json" \\
                    -d '{"query": "How do I like to be contacted?"}'

                """, url, key);
        out.flush();
    }
}
