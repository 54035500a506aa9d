// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.run;

import java.io.PrintWriter;

/** What a person needs to connect their assistant, ready to paste. */
record Welcome(String url, String key) {

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
