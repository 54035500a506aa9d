// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.run;

import dev.keepsake.localstack.LocalStack;
import dev.keepsake.localstack.StackSettings;
import dev.keepsake.localstack.home.Home;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code keepsake up}. */
@Command(
        name = "up",
        description = {
            "Starts everything and stays; Ctrl-C stops all in order.",
            "",
            "Data lives in the folder KEEPSAKE_HOME (default: ~/.keepsake); clients connect to KEEPSAKE_PORT (default: 8080)."
        },
        mixinStandardHelpOptions = true)
public final class UpCommand implements Callable<Integer> {

    private static final double MILLIS = 1_000;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Option(names = "--detach", description = "return when ready and leave it running")
    private boolean detach;

    @Option(names = Detached.IN_THE_BACKGROUND, hidden = true)
    private boolean inTheBackground;

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        Home home = Home.from(System.getenv());
        if (detach) {
            return new Detached(home, out).start();
        }
        Instant begun = Instant.now();
        out.printf("Starting Keepsake on %s%n", home.root());
        out.flush();
        Ending ending = new Ending(out);
        Runtime.getRuntime().addShutdownHook(new Thread(ending, "stop everything"));
        LocalStack stack =
                LocalStack.start(StackSettings.daily(home, Project.artifacts(), System.getenv()), new Progress(out));
        ending.owns(stack);
        try {
            greet(home, out, begun);
        } catch (IOException | RuntimeException notUsable) {
            ending.run();
            throw notUsable;
        }
        Detached.markReady(home);
        new CountDownLatch(1).await();
        return 0;
    }

    private void greet(Home home, PrintWriter out, Instant begun) throws IOException {
        double seconds = Duration.between(begun, Instant.now()).toMillis() / MILLIS;
        Optional<Welcome> welcome = Welcome.to(home);
        if (welcome.isEmpty()) {
            out.printf(
                    "The servers are ready after %.1f s; the gateway is not built, so there is nothing to connect to.%n",
                    seconds);
            out.flush();
            return;
        }
        out.printf("%nKeepsake is ready after %.1f s.%n", seconds);
        out.flush();
        // What a background process says is kept in a log, where a key must not stand.
        if (!inTheBackground) {
            welcome.get().print(out);
        }
    }
}
