// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Brings memories in, then reads: rate of learning or writing, latency of the reading tools, a mix of both. */
@Command(
        name = "load",
        description = "Fills fresh spaces with memories and measures writing and reading through the MCP endpoint.",
        mixinStandardHelpOptions = true)
final class LoadCommand implements Callable<Integer> {
    private static final int WARMING_CALLS = 100;
    private static final int WRITE_EVERY = 10;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private CommandSpec spec;

    @Mixin
    private Target target = new Target();

    @Option(names = "--memories", description = "how many memories to bring in (default: ${DEFAULT-VALUE})")
    private int memories = 10_000;

    @Option(
            names = "--spaces",
            description = "over how many users of one app they are spread (default: ${DEFAULT-VALUE})")
    private int spaces = 1;

    @Option(
            names = "--fill",
            description = "how they come in: capture learns them from conversations; write writes them as facts, which"
                    + " leaves the learning out (default: ${DEFAULT-VALUE})")
    private LoadFilling.Way fill = LoadFilling.Way.CAPTURE;

    @Option(
            names = "--key",
            description =
                    "reads what an earlier run with the same --memories, --spaces and --seed brought in: the key it"
                            + " printed")
    private String key = "";

    @Option(names = "--calls", description = "calls to time one after the other (default: ${DEFAULT-VALUE})")
    private int calls = 500;

    @Option(
            names = "--callers",
            description = "callers of the second round, which makes four times the calls (default: ${DEFAULT-VALUE})")
    private int callers = 16;

    @Option(
            names = "--tool",
            split = ",",
            description = "the reading tools to time (default: ${DEFAULT-VALUE})",
            defaultValue = "memory_recall,recall_context,recall_verified,search,ask",
            converter = ReadingTool.ByName.class)
    private List<ReadingTool> tools = List.of();

    @Option(
            names = "--mix",
            description = "calls of a mix of nine reads and a write, at once (default: ${DEFAULT-VALUE})")
    private int mix = 1_000;

    @Option(names = "--seed", description = "seed of the invented statements (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        if (spaces < 1 || memories < spaces) {
            throw new ParameterException(spec.commandLine(), "Each space needs a memory: --memories below --spaces.");
        }
        LoadPlan plan = LoadPlan.of(memories, spaces, seed);
        ToolClient client = key.isEmpty() ? target.connectAsApp("load") : target.connectWith(key);
        if (key.isEmpty()) {
            System.out.println("To read the same again: --key " + client.key());
            new LoadFilling(client, plan, callers).fill(fill);
        }
        for (ReadingTool tool : tools) {
            new LoadRound(1, Math.min(WARMING_CALLS, calls)).run(n -> read(client, plan, tool, n));
            print(tool, "sequential", new LoadRound(1, calls).run(n -> read(client, plan, tool, n)));
            print(tool, callers + " callers", new LoadRound(callers, calls * 4).run(n -> read(client, plan, tool, n)));
        }
        if (mix > 0) {
            mix(client, plan);
        }
        System.out.println(Parts.memory());
        return 0;
    }

    private void mix(ToolClient client, LoadPlan plan) throws InterruptedException, ExecutionException {
        String summary = new LoadRound(callers, mix).run(n -> {
            if (n % WRITE_EVERY == 0) {
                LoadedSpace space = plan.space(n / WRITE_EVERY);
                client.call("memory_write", space.address(LoadFilling.fact(space, memories + n)));
            } else {
                read(client, plan, ReadingTool.MEMORY_RECALL, n);
            }
        });
        System.out.println("nine memory_recall to one memory_write, " + callers + " callers: " + summary);
    }

    private static void read(ToolClient client, LoadPlan plan, ReadingTool tool, int n)
            throws IOException, InterruptedException {
        LoadedSpace space = plan.space(n);
        client.call(tool.toolName(), space.address(tool.question(space.deed(n).asked())));
    }

    private static void print(ReadingTool tool, String how, String summary) {
        System.out.println(tool.toolName() + ", " + how + ": " + summary);
    }
}
