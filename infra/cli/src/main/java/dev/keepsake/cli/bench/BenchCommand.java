// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.bench;

import dev.keepsake.cli.gateway.GatewayLocation;
import dev.keepsake.cli.run.Project;
import dev.keepsake.localstack.RunRecord;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.Ports;
import dev.keepsake.localstack.home.StackProblem;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** {@code keepsake bench}: the benchmarks are a program of their own, which this one starts. */
@Command(
        name = "bench",
        description =
                "Measures a running installation: load, round trip, retrieval, extraction, gate; trains ranker and gate.")
public final class BenchCommand implements Callable<Integer> {
    private static final String MAIN = "dev.keepsake.benchmarks.BenchCommand";

    @Unmatched
    private List<String> arguments = new ArrayList<>();

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path built = Project.artifacts().project().resolve("infra/benchmarks/target");
        if (!Files.isDirectory(built.resolve("lib"))) {
            throw new StackProblem("The benchmarks are not built: run `mvn -DskipTests package` first.");
        }
        GatewayLocation gateway = GatewayLocation.find(System.getenv());
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                built.resolve("classes") + File.pathSeparator + built.resolve("lib") + "/*",
                MAIN));
        command.addAll(arguments);
        ProcessBuilder program = new ProcessBuilder(command).inheritIO();
        program.environment().put("KEEPSAKE_URL", gateway.url());
        program.environment().put("KEEPSAKE_OPERATOR_TOKEN", gateway.operatorToken());
        program.environment()
                .put(
                        "KEEPSAKE_PARTS",
                        new RunRecord(Home.from(System.getenv()))
                                .read().stream()
                                        .map(part -> part.name() + "=" + part.pid())
                                        .collect(Collectors.joining(",")));
        Ports.remembered(Home.from(System.getenv()), "recall")
                .ifPresent(
                        port -> program.environment().putIfAbsent("KEEPSAKE_RECALL_URL", "http://127.0.0.1:" + port));
        return program.start().waitFor();
    }
}
