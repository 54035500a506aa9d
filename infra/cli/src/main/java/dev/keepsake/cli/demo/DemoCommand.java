// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.demo;

import dev.keepsake.cli.gateway.GatewayLocation;
import dev.keepsake.cli.gateway.McpClient;
import dev.keepsake.cli.gateway.MintedKey;
import dev.keepsake.cli.gateway.NewKey;
import dev.keepsake.cli.gateway.OperatorApi;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code keepsake demo}: in a tenant of its own, so nothing of it mixes with real memories. */
@Command(
        name = "demo",
        description = "Tells Keepsake a short conversation and shows what it does with it.",
        mixinStandardHelpOptions = true)
public final class DemoCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        GatewayLocation gateway = GatewayLocation.find(System.getenv());
        OperatorApi operator = new OperatorApi(gateway);
        MintedKey key = operator.mint(NewKey.ofOwner("demo-" + Instant.now().getEpochSecond(), "nadia", null));
        out.printf("Demo in tenant %s, over MCP at %s/mcp%n", key.tenant(), gateway.url());
        try {
            McpClient mcp = new McpClient(gateway.url(), key.key());
            mcp.open();
            Set<String> tools = mcp.tools();
            new Story(mcp, tools, out).tell();
        } finally {
            operator.revoke(key.id());
        }
        out.println();
        out.flush();
        return 0;
    }
}
