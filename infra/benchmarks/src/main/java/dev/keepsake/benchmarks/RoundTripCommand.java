// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes calls that no store is asked for: what is left is the way through the gateway and over the bus, and back. */
@Command(
        name = "round-trip",
        description =
                "Measures how long a call takes that nothing has to be looked up for, through the MCP endpoint, the"
                        + " gateway and the bus and back, one after the other.",
        mixinStandardHelpOptions = true)
final class RoundTripCommand implements Callable<Integer> {
    private static final int WARMING_CALLS = 500;

    /** Recall says of a shortened id that it does not guess, before it looks anything up. */
    private static final String SHORTENED_ID = "0000";

    @Mixin
    private Target target = new Target();

    @Option(names = "--calls", description = "calls to time (default: ${DEFAULT-VALUE})")
    private int calls = 1_000;

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        ToolClient client = target.connectAs("Caller", "UTC", "round-trip");
        LoadRound.Work fetch =
                n -> client.call("fetch", Json.mapper().createObjectNode().put("id", SHORTENED_ID));
        new LoadRound(1, WARMING_CALLS).run(fetch);
        System.out.println("round trip, sequential: " + new LoadRound(1, calls).run(fetch));
        return 0;
    }
}
