// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.run;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.HomeLock;
import dev.keepsake.localstack.home.StackProblem;
import dev.keepsake.localstack.process.JavaProgram;
import dev.keepsake.localstack.process.Tether;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * {@code up} in a process of its own: its output goes to {@code logs/up.log} and, until it is ready, to this terminal too.
 * The key goes to this terminal alone.
 */
final class Detached {

    /** Option of {@code up} in the process that is left running. */
    static final String IN_THE_BACKGROUND = "--in-the-background";

    private static final int POLL_MILLIS = 100;

    private final Home home;
    private final PrintWriter out;

    Detached(Home home, PrintWriter out) {
        this.home = home;
        this.out = out;
    }

    int start() throws IOException, InterruptedException {
        home.make();
        // Two at once would take each other's log.
        try (FileChannel starting =
                FileChannel.open(home.run().resolve("starting"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            if (starting.tryLock() == null) {
                throw new StackProblem(
                        "Keepsake is just being started on %s by another `infra/keepsake up`: wait for it."
                                .formatted(home.root()));
            }
            return startAlone();
        }
    }

    private int startAlone() throws IOException, InterruptedException {
        if (HomeLock.runner(home).isPresent()) {
            HomeLock.take(home).close();
        }
        Path log = home.log("up");
        Files.deleteIfExists(log);
        Files.deleteIfExists(mark(home));
        Process up = new ProcessBuilder(Tether.ownSession(command()))
                .redirectInput(new File("/dev/null"))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        long shown = 0;
        while (!Files.exists(mark(home))) {
            boolean ended = up.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS);
            shown = copy(log, shown);
            if (ended) {
                return up.exitValue();
            }
        }
        copy(log, shown);
        Welcome.to(home).ifPresent(welcome -> welcome.print(out));
        out.printf("It runs in the background as process %d; `infra/keepsake down` stops it.%n", up.pid());
        out.flush();
        return 0;
    }

    /** Called by the detached process when a person can connect. */
    static void markReady(Home home) throws IOException {
        Files.writeString(mark(home), "");
    }

    private static Path mark(Home home) {
        return home.run().resolve("ready");
    }

    private static List<String> command() {
        List<String> command = new ArrayList<>(List.of(JavaProgram.path()));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of(
                "-cp", System.getProperty("java.class.path"), "dev.keepsake.cli.Keepsake", "up", IN_THE_BACKGROUND));
        return command;
    }

    private long copy(Path log, long from) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(log.toFile(), "r")) {
            byte[] fresh = new byte[(int) (file.length() - from)];
            file.seek(from);
            file.readFully(fresh);
            out.print(new String(fresh, StandardCharsets.UTF_8));
            out.flush();
            return file.length();
        }
    }
}
