// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.postgres;

import dev.keepsake.localstack.home.OwnerOnly;
import dev.keepsake.localstack.home.StackProblem;
import dev.keepsake.localstack.process.BoundedLog;
import dev.keepsake.localstack.process.Unprivileged;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The data folder of PostgreSQL: made once, with the database {@code keepsake} in it. */
final class PostgresCluster {

    private static final String READY_MARK = "keepsake.ready";

    private final Path binaries;
    private final Unprivileged identity;
    private final BoundedLog log;

    PostgresCluster(Path binaries, Unprivileged identity, BoundedLog log) {
        this.binaries = binaries;
        this.identity = identity;
        this.log = log;
    }

    /** Makes the cluster unless it is there; one that was left half made is made anew. */
    void make(Path data, String password) throws IOException, InterruptedException {
        if (Files.exists(data.resolve(READY_MARK))) {
            return;
        }
        if (Files.exists(data)) {
            Files.move(data, data.resolveSibling("postgres.unfinished-" + System.currentTimeMillis()));
        }
        Files.createDirectories(data);
        identity.own(data);
        Path passwordFile = data.resolveSibling("postgres.password");
        OwnerOnly.write(passwordFile, password);
        identity.own(passwordFile);
        run(
                "",
                List.of(
                        program("initdb"),
                        "-D",
                        data.toString(),
                        "-U",
                        Postgres.USER,
                        "-A",
                        "scram-sha-256",
                        "--pwfile=" + passwordFile,
                        "-E",
                        "UTF8",
                        "--locale-provider=builtin",
                        "--locale=C.UTF-8",
                        "--no-instructions"));
        Files.delete(passwordFile);
        // There is no psql among the binaries; the server itself takes statements in single-user mode.
        run(
                "CREATE DATABASE " + Postgres.DATABASE + "\n",
                List.of(program("postgres"), "--single", "-D", data.toString(), "postgres"));
        Files.createFile(data.resolve(READY_MARK));
    }

    String program(String name) {
        return binaries.resolve("bin").resolve(name).toString();
    }

    private void run(String input, List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(identity.run(command))
                .redirectErrorStream(true)
                .start();
        try (OutputStream stdin = process.getOutputStream()) {
            stdin.write(input.getBytes(StandardCharsets.UTF_8));
        }
        byte[] output = process.getInputStream().readAllBytes();
        log.copy(new ByteArrayInputStream(output));
        if (process.waitFor() != 0) {
            throw new StackProblem("PostgreSQL could not lay out its data: its last lines say why.");
        }
    }
}
