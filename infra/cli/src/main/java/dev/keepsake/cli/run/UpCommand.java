// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.run;

import dev.keepsake.cli.gateway.GatewayLocation;
import dev.keepsake.localstack.LocalStack;
import dev.keepsake.localstack.StackSettings;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.service.Service;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code keepsake up}. */
@Command(
        name = "up",
        description = "Starts everything and stays; Ctrl-C stops all in order.",
        mixinStandardHelpOptions = true)
public final class UpCommand implements Callable<Integer> {

    private static final double MILLIS = 1_000;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Option(names = "--detach", description = "return when ready and leave it running")
    private boolean detach;

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

    private static void greet(Home home, PrintWriter out, Instant begun) throws IOException {
        double seconds = Duration.between(begun, Instant.now()).toMillis() / MILLIS;
        if (!Project.artifacts().hasService(Service.GATEWAY.module())) {
            out.printf(
                    "The servers are ready after %.1f s; the gateway is not built, so there is nothing to connect to.%n",
                    seconds);
            out.flush();
            return;
        }
        Map<String, String> own = new HashMap<>(System.getenv());
        // KEEPSAKE_URL is for reaching a gateway elsewhere; this key belongs to the one just started.
        own.remove("KEEPSAKE_URL");
        GatewayLocation gateway = GatewayLocation.find(own);
        String key = new Credentials(home, gateway).keptOrNew().key();
        out.printf("%nKeepsake is ready after %.1f s.%n", seconds);
        new Welcome(gateway.url(), key).print(out);
    }
}
