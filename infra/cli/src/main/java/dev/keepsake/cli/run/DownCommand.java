// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.run;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.HomeLock;
import dev.keepsake.localstack.home.StackProblem;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code keepsake down}. */
@Command(name = "down", description = "Stops everything in order; memories are kept.", mixinStandardHelpOptions = true)
public final class DownCommand implements Callable<Integer> {

    private static final long LIMIT_SECONDS = 120;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        Home home = Home.from(System.getenv());
        Optional<ProcessHandle> runner = HomeLock.runner(home);
        if (runner.isEmpty()) {
            out.printf("Nothing runs on %s.%n", home.root());
            out.flush();
            return 0;
        }
        runner.get().destroy();
        try {
            runner.get().onExit().get(LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException stays) {
            throw new StackProblem(
                    "Process %d does not stop: end it with `kill -9 %1$d`; nothing acknowledged is lost."
                            .formatted(runner.get().pid()),
                    stays);
        }
        out.println("Stopped. Your memories are kept.");
        out.flush();
        return 0;
    }
}
