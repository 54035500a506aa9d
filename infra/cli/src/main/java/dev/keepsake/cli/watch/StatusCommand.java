// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.watch;

import dev.keepsake.cli.gateway.IndexAdvice;
import dev.keepsake.localstack.PartHealth;
import dev.keepsake.localstack.RunRecord;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.HomeLock;
import dev.keepsake.localstack.supervision.PartStatus;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code keepsake status}: 0 if every part answers, 1 if one does not or nothing runs. */
@Command(
        name = "status",
        description = "Health of each part, with pid, port, memory and lag.",
        mixinStandardHelpOptions = true)
public final class StatusCommand implements Callable<Integer> {

    private static final long KILO = 1024;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        Home home = Home.from(System.getenv());
        if (HomeLock.runner(home).isEmpty()) {
            out.printf("Nothing runs on %s: start it with `infra/keepsake up`.%n", home.root());
            out.flush();
            return 1;
        }
        List<PartStatus> parts = new RunRecord(home).read();
        boolean allAnswer = true;
        long total = 0;
        out.printf("%-14s %-20s %8s %6s %9s %10s %9s%n", "PART", "STATE", "PID", "PORT", "MEMORY", "START", "RESTARTS");
        for (PartStatus part : parts) {
            boolean answers = PartHealth.answers(part);
            allAnswer &= answers;
            OptionalLong memory = ProcessMemory.ofTree(part.pid());
            total += memory.orElse(0);
            out.printf(
                    "%-14s %-20s %8d %6d %6d MB %8.1f s %9d%n",
                    part.name(),
                    PartHealth.describe(part, answers),
                    part.pid(),
                    part.port(),
                    memory.orElse(0) / KILO,
                    part.readyMillis() / 1000.0,
                    part.restarts());
        }
        out.printf("%-14s %-20s %8s %6s %6d MB%n%n", "all", "", "", "", total / KILO);
        printLag(parts, out);
        if (allAnswer) {
            IndexAdvice.reason(System.getenv())
                    .ifPresent(reason -> out.printf("%n%s %s%n", reason, IndexAdvice.REMEDY));
        }
        out.flush();
        return allAnswer ? 0 : 1;
    }

    private static void printLag(List<PartStatus> parts, PrintWriter out) throws InterruptedException {
        String brokers = parts.stream()
                .filter(part -> part.name().equals("kafka"))
                .map(part -> "127.0.0.1:" + part.port())
                .findFirst()
                .orElse(System.getenv().getOrDefault("KEEPSAKE_KAFKA_BROKERS", ""));
        try {
            out.printf("%-60s %8s%n", "CONSUMERS ON TOPIC", "TO READ");
            ConsumerLag.read(brokers).forEach((consumer, records) -> out.printf("%-60s %8d%n", consumer, records));
        } catch (ExecutionException | TimeoutException | RuntimeException unreachable) {
            out.println("(Kafka does not say: " + unreachable.getMessage() + ")");
        }
    }
}
