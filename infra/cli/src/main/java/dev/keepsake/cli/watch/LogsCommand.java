// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.watch;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.StackProblem;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code keepsake logs}. */
@Command(
        name = "logs",
        description = "Shows the last lines of one part's log, or of all.",
        mixinStandardHelpOptions = true)
public final class LogsCommand implements Callable<Integer> {

    private static final int POLL_MILLIS = 300;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "PART",
            description = "gateway, ingest, recall, postgres, kafka or another")
    private @Nullable String part;

    @Option(
            names = {"-f", "--follow"},
            description = "keep showing what is added until Ctrl-C")
    private boolean follow;

    private int lines;

    @Option(
            names = {"-n", "--lines"},
            defaultValue = "40",
            description = "how many to begin with, 0 or more (default: ${DEFAULT-VALUE})")
    void beginWith(int count) {
        if (count < 0) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Invalid value for option '--lines': expected 0 or more but was '%d'".formatted(count));
        }
        lines = count;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        List<FollowedLog> logs = new ArrayList<>();
        for (Path file : files(Home.from(System.getenv()))) {
            logs.add(new FollowedLog(file, part == null));
        }
        for (FollowedLog log : logs) {
            log.printLast(lines, out);
        }
        CountDownLatch never = new CountDownLatch(follow ? 1 : 0);
        while (!never.await(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
            for (FollowedLog log : logs) {
                log.printNew(out);
            }
        }
        return 0;
    }

    private List<Path> files(Home home) throws IOException {
        if (part != null && Files.exists(home.log(part))) {
            return List.of(home.log(part));
        }
        List<Path> found = new ArrayList<>();
        if (Files.isDirectory(home.logs())) {
            try (DirectoryStream<Path> all = Files.newDirectoryStream(home.logs(), "*.log")) {
                all.forEach(found::add);
            }
        }
        Collections.sort(found);
        if (found.isEmpty() || part != null) {
            throw new StackProblem("There is no log of %s in %s; there are: %s."
                    .formatted(part == null ? "anything" : part, home.logs(), names(found)));
        }
        return found;
    }

    private static String names(List<Path> logs) {
        return String.join(
                ", ",
                logs.stream()
                        .map(file -> file.getFileName().toString().replace(".log", ""))
                        .toList());
    }
}
